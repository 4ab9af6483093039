import mongoose, { Schema, type Types } from 'mongoose';

/** How far the orders of the past have been looked through for missing invoices. There is one. */
export interface LateInvoicesRecord {
  _id: string;
  /** All orders up to this one. */
  after?: Types.ObjectId;
  /** Those of them for which that has failed: they are tried again. */
  failed?: Types.ObjectId[];
  /** When that began, where it goes on for a while. */
  since?: Date;
  isComplete: boolean;
}

export const LATE_INVOICES = 'orders';

export const LateInvoicesModel = mongoose.model<LateInvoicesRecord>(
  'LateInvoices',
  new Schema<LateInvoicesRecord>(
    {
      _id: String,
      after: Schema.Types.ObjectId,
      failed: { type: [Schema.Types.ObjectId], default: undefined },
      since: Date,
      isComplete: { type: Boolean, required: true },
    },
    { versionKey: false, autoIndex: false },
  ),
);
