import { NEWEST_FIRST } from '@shop/mongo';
import { RETURN_REASONS, RETURN_STATES, type ReturnReason, type ReturnState } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** Pieces of a line of the order. */
export interface ReturnedPieces {
  line: Types.ObjectId;
  quantity: number;
}

/**
 * Pieces of an order that its buyer sends back. A collection of its own, because the shop works on returns by their
 * states, while an order's document is read with every list of orders.
 */
export interface ReturnRecord {
  _id: Types.ObjectId;
  order: Types.ObjectId;
  state: ReturnState;
  /** Whether it is a withdrawal from the contract. Absent otherwise. */
  withdrawal?: true;
  lines: ReturnedPieces[];
  /** Absent for a withdrawal, which needs none. */
  reason?: ReturnReason;
  /** What the buyer says about it. */
  note?: string;
  /** Whether there is a photo of it: see `ReturnPhotoRecord`. Absent otherwise. */
  hasPhoto?: true;
  /** The shop's last word to the buyer. */
  message?: string;
  /** What has arrived. Absent before that. */
  received?: ReturnedPieces[];
  /** Whether that went back into stock. Absent before. */
  restocked?: boolean;
  /** The refund of the order by which its amount was returned. */
  refund?: Types.ObjectId;
  /** The number of the order by which it was exchanged. */
  newOrder?: number;
  /** Every state it has had, the current one last, with who brought it about. */
  history: { state: ReturnState; at: Date; by: Types.ObjectId }[];
  createdAt: Date;
}

const pieces = new Schema<ReturnedPieces>(
  { line: Schema.Types.ObjectId, quantity: Number },
  { _id: false },
);

const state = { type: String, enum: RETURN_STATES, required: true } as const;

const schema = new Schema<ReturnRecord>(
  {
    order: { type: Schema.Types.ObjectId, ref: 'Order', required: true },
    state,
    withdrawal: Boolean,
    lines: { type: [pieces], required: true },
    reason: { type: String, enum: RETURN_REASONS },
    note: String,
    hasPhoto: Boolean,
    message: String,
    received: { type: [pieces], default: undefined },
    restocked: Boolean,
    refund: Schema.Types.ObjectId,
    newOrder: Number,
    history: {
      type: [new Schema({ state, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      required: true,
    },
    createdAt: { type: Date, required: true },
  } satisfies Record<Exclude<keyof ReturnRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ order: 1 });
schema.index(NEWEST_FIRST);
schema.index({ state: 1, ...NEWEST_FIRST });
schema.index({ withdrawal: 1, ...NEWEST_FIRST });

export const ReturnModel = mongoose.model<ReturnRecord>('Return', schema);
