import { LONG_EDIT_STATES, type LongEditState, type ProductResult } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** How long an edit can be looked at and undone. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** A bulk edit that the shop works off by itself, and how far it is. */
export interface LongEditRecord {
  _id: Types.ObjectId;
  /** Its administrator, who has one edit at a time. */
  user: Types.ObjectId;
  /** Of the request that began it, for the audit log. */
  requestId: string;
  /** Chosen by the browser. */
  key: string;
  state: LongEditState;
  isUndo: boolean;
  parts: number;
  /** The number of the last part that arrived. */
  part: number;
  total: number;
  /** The position of the last product that was tried, written with what became of it. */
  cursor: number;
  finished: number;
  done: number;
  /** Absent in edits of earlier releases. */
  already?: number;
  failure?: string;
  createdAt: Date;
  until: Date;
}

/** What an edit changes of one product. */
export interface LongEditChangeRecord {
  _id: Types.ObjectId;
  edit: Types.ObjectId;
  /** Its place in the edit: the number of its part, and its place there. */
  position: number;
  name: string;
  slug: string;
  /** A `ProductChange` and what reverses it, as JSON. */
  change: string;
  undo: string;
  /** What became of it; absent until it was tried. */
  outcome?: ProductResult['outcome'];
  message?: string;
  /** What became of undoing it. */
  undoOutcome?: ProductResult['outcome'];
  undoMessage?: string;
  until: Date;
}

/** When an edit of today is forgotten. */
export const forgottenAt = () => new Date(Date.now() + KEPT_MS);

const id = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true, default: 0 } as const;
const moment = { type: Date, required: true } as const;

const schema = new Schema<LongEditRecord>(
  {
    user: id,
    requestId: text,
    key: text,
    state: { type: String, enum: LONG_EDIT_STATES, required: true },
    isUndo: { type: Boolean, required: true, default: false },
    ...{ parts: count, part: count, total: count, cursor: count },
    ...{ finished: count, done: count, already: count },
    failure: String,
    createdAt: moment,
    until: moment,
  } satisfies Record<Exclude<keyof LongEditRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ user: 1 }, { unique: true });
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const LongEditModel = mongoose.model<LongEditRecord>('LongEdit', schema, 'longedits');

const changeSchema = new Schema<LongEditChangeRecord>(
  {
    edit: id,
    position: { type: Number, required: true },
    ...{ name: text, slug: text, change: text, undo: text },
    ...{ outcome: String, message: String, undoOutcome: String, undoMessage: String },
    until: moment,
  } satisfies Record<Exclude<keyof LongEditChangeRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

changeSchema.index({ edit: 1, position: 1 }, { unique: true });
changeSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const LongEditChangeModel = mongoose.model<LongEditChangeRecord>(
  'LongEditChange',
  changeSchema,
  'longeditchanges',
);
