import { MAIL_DAYS, MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '@shop/shared';
import { NEWEST_FIRST } from '@shop/mongo';
import mongoose, { Schema, type Types } from 'mongoose';

/** A mail as it was written, and what became of it. */
export interface MailRecord {
  _id: Types.ObjectId;
  /** The key of its job: there is one mail for each cause. */
  cause: string;
  kind: MailKind;
  /** Whose account it is about; absent if it goes to the shop itself. */
  user?: Types.ObjectId;
  /** Absent if it is not about an order. */
  order?: Types.ObjectId;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** URL of a page that ends such mails. */
  unsubscribe?: string;
  /** Repetitions have the same, by which mail programs recognise them. */
  messageId: string;
  state: MailState;
  sentAt?: Date;
  /** Why it was not sent, in the mail server's words. */
  failure?: string;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<MailRecord>(
  {
    cause: text,
    kind: { type: String, enum: MAIL_KINDS, required: true },
    user: { type: Schema.Types.ObjectId, ref: 'User' },
    order: { type: Schema.Types.ObjectId, ref: 'Order' },
    to: { name: { type: String, default: '' }, address: text },
    subject: text,
    text,
    html: text,
    unsubscribe: String,
    messageId: text,
    state: { type: String, enum: MAIL_STATES, required: true },
    sentAt: Date,
    failure: String,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ cause: 1 }, { unique: true });
schema.index({ user: 1, createdAt: -1 });
schema.index(NEWEST_FIRST);
schema.index({ state: 1, ...NEWEST_FIRST });
// For administrators who see the mails of some areas.
schema.index({ kind: 1, ...NEWEST_FIRST });
schema.index({ createdAt: 1 }, { expireAfterSeconds: MAIL_DAYS * 24 * 60 * 60 });

export const MailModel = mongoose.model<MailRecord>('Mail', schema);
