import {
  SENT_EVENTS,
  WEBHOOK_DELIVERY_DAYS,
  WEBHOOK_DELIVERY_STATES,
  type SentEvent,
  type WebhookDelivery,
} from '@shop/shared';
import { NEWEST_FIRST } from '@shop/mongo';
import mongoose, { Schema, Types } from 'mongoose';

/** What came back from an address. */
export interface WebhookReply {
  at: Date;
  /** Milliseconds. */
  took: number;
  /** Absent without an answer. */
  status?: number;
  /** The beginning of its body. */
  body: string;
  /** Why it counts as failed. */
  failure?: string;
}

/** An event on its way to an address. It has ids alone: what is sent is read when it is sent. */
export interface WebhookDeliveryRecord {
  _id: Types.ObjectId;
  webhook: Types.ObjectId;
  /** The same for all addresses that are told of it. */
  eventId: string;
  event: SentEvent;
  /** What it is about: of a test, the address itself. */
  subject: Types.ObjectId;
  /** When it happened. */
  createdAt: Date;
  state: WebhookDelivery['state'];
  /** How often it was sent. */
  tries: number;
  reply?: WebhookReply;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<WebhookDeliveryRecord>(
  {
    webhook: id,
    eventId: { type: String, required: true },
    event: { type: String, enum: SENT_EVENTS, required: true },
    subject: id,
    createdAt: date,
    state: { type: String, enum: WEBHOOK_DELIVERY_STATES, required: true },
    tries: { type: Number, required: true },
    reply: {
      type: {
        at: date,
        took: { type: Number, required: true },
        status: Number,
        body: { type: String, default: '' },
        failure: String,
      },
      _id: false,
    },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ eventId: 1, webhook: 1 }, { unique: true });
schema.index({ webhook: 1, ...NEWEST_FIRST });
schema.index({ createdAt: 1 }, { expireAfterSeconds: WEBHOOK_DELIVERY_DAYS * 24 * 60 * 60 });

export const WebhookDeliveryModel = mongoose.model<WebhookDeliveryRecord>(
  'WebhookDelivery',
  schema,
);

/** A delivery that was not sent yet. */
export function newDelivery(
  about: Pick<WebhookDeliveryRecord, 'webhook' | 'eventId' | 'event' | 'subject' | 'createdAt'>,
): WebhookDeliveryRecord {
  return { _id: new Types.ObjectId(), ...about, state: 'waiting', tries: 0 };
}
