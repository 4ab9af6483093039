import { WEBHOOK_EVENTS, type WebhookEvent } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** An address that is told of events. */
export interface WebhookRecord {
  _id: Types.ObjectId;
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
  /** Signs what is sent to it. Stored as it is, because it is needed each time. */
  secret: string;
  /** The secrets before it, which sign as well for a while. */
  earlierSecrets: { secret: string; until: Date }[];
  /** Why the shop has switched it off. */
  offReason?: string;
  /** How many deliveries have failed since the last that arrived, and since when. */
  failures: number;
  failingSince?: Date;
  /** Until then nothing is sent to it, because the last delivery has failed. */
  pausedUntil?: Date;
  version: number;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<WebhookRecord>(
  {
    url: text,
    events: [{ type: String, enum: WEBHOOK_EVENTS }],
    isOn: { type: Boolean, required: true },
    secret: text,
    earlierSecrets: [{ _id: false, secret: text, until: { type: Date, required: true } }],
    offReason: String,
    failures: { type: Number, required: true },
    failingSince: Date,
    pausedUntil: Date,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

export const WebhookModel = mongoose.model<WebhookRecord>('Webhook', schema);
