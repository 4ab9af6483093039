import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { PAYMENT_STATES } from './payment-states.js';

/**
 * Why a payment got another state. `checkout`: it was made, or refused, with the order. `webhook`, `return`, `poll`: the
 * provider said so by an event, when the buyer came back, or when it was asked. `refusal`: it refused what the shop
 * wanted. All others are what people or the shop did.
 */
export const PAYMENT_CAUSES = [
  'checkout',
  'webhook',
  'return',
  'poll',
  'refusal',
  'administrator',
  'shipment',
  'edit',
  'refund',
  'buyer',
  'cancellation',
  'expiry',
] as const;
/** One of `PAYMENT_CAUSES`. */
export type PaymentCause = (typeof PAYMENT_CAUSES)[number];

/** A change of the state of a payment, as administrators see it. */
export const paymentChangeSchema = z.strictObject({
  state: z.enum(PAYMENT_STATES),
  at: z.iso.datetime(),
  cause: z.enum(PAYMENT_CAUSES),
  /** The provider's id of the event that told. */
  event: z.string().optional(),
  by: z.strictObject({ _id: objectIdSchema, name: z.string() }).optional(),
});
/** A change of the state of a payment, as administrators see it. */
export type PaymentChangeView = z.infer<typeof paymentChangeSchema>;
