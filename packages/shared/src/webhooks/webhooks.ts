import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { SENT_EVENTS, WEBHOOK_EVENTS } from './webhook-events.js';

/** An address that is told of events, in replies. Its secret is in the reply that makes it, and nowhere else. */
export const webhookSchema = z.strictObject({
  _id: objectIdSchema,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** Why the shop itself has switched it off; null if it has not. */
  offReason: z.string().nullable(),
  /** Since when every delivery has failed (ISO 8601, UTC); null if the last one has not. */
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
/** An address that is told of events. */
export type Webhook = z.infer<typeof webhookSchema>;

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'This is not one of the events' }), {
    error: 'events must be a list',
  })
  .min(1, 'Choose at least one event')
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)));

/** A new address, and which events it is told of. */
export const webhookInputSchema = z.object({
  url: requiredText('Address', { max: LIMITS.webhookUrl }),
  events: eventsSchema,
});
/** See {@link webhookInputSchema}. */
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** A save of an address, with the version that the administrator saw. */
export const webhookEditSchema = webhookInputSchema.extend({
  isOn: z.boolean({ error: 'isOn must be true or false' }),
  version: z.int({ error: 'The version must be a whole number' }).min(0),
});
/** See {@link webhookEditSchema}. */
export type WebhookEdit = z.output<typeof webhookEditSchema>;

/** `waiting`: it is sent until it arrives. `failed`: it was sent often enough, or its address was switched off. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** An event on its way to an address, in replies. */
export const webhookDeliverySchema = z.strictObject({
  _id: objectIdSchema,
  event: z.enum(SENT_EVENTS),
  /** The id of what it is about: of the address itself, for a test. */
  subject: objectIdSchema,
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  /** When it happened (ISO 8601, UTC). */
  at: z.iso.datetime(),
  /** How often it was sent. */
  tries: z.int(),
  /** What came back the last time; null before the first. */
  reply: z
    .strictObject({
      at: z.iso.datetime(),
      /** Milliseconds. */
      took: z.int(),
      /** The HTTP status; null without an answer. */
      status: z.int().nullable(),
      /** The beginning of its body. */
      body: z.string(),
      /** Why it counts as failed; null if it does not. */
      failure: z.string().nullable(),
    })
    .nullable(),
});
/** An event on its way to an address. */
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
