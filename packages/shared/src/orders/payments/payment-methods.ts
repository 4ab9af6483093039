import { z } from 'zod';

const UNKNOWN = 'This is not a way to pay';

/** The id of a way to pay: `simulated`, `stripe`, the name of the shop's own provider, or one of `MANUAL_METHODS`. */
export const paymentMethodIdSchema = z
  .string({ error: UNKNOWN })
  .regex(/^[\x21-\x7e]{1,80}$/, UNKNOWN);

/** A way to pay, in replies. */
export const paymentMethodSchema = z.strictObject({
  id: paymentMethodIdSchema,
  name: z.string(),
  /** `now`: with the order. `page`: on the page of a payment provider, which follows. `later`: by hand. */
  paid: z.enum(['now', 'page', 'later']),
  /** How it is paid by hand. */
  text: z.string().optional(),
});
/** A way to pay. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** The ways to pay by hand: an administrator says when the money has come. Offered if the setting has a text. */
export const MANUAL_METHODS = [
  {
    id: 'manual:bank-transfer',
    name: 'Bank transfer',
    setting: 'bankTransferText',
    /** For how many days an order waits; null without end. */
    days: 14,
  },
  {
    id: 'manual:cash-on-delivery',
    name: 'Cash on delivery',
    setting: 'cashOnDeliveryText',
    days: null,
  },
] as const;

/** Whether a payment with this provider is made by hand. */
export function isManual(provider: string): boolean {
  return MANUAL_METHODS.some(({ id }) => id === provider);
}
