import { z } from 'zod';

const UNKNOWN = 'This is not a way to pay';

/**
 * The id of a way to pay: `simulated`, `stripe`, the name of the shop's own provider, or `manual:` and the id of a manual
 * payment method.
 */
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
/** A way to pay that does not take a total, and why. */
export const unfitMethodSchema = paymentMethodSchema
  .pick({ id: true, name: true })
  .extend({ message: z.string() });

/** A way to pay. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
/** A way to pay that does not take a total, and why. */
export type UnfitMethod = z.infer<typeof unfitMethodSchema>;

const MANUAL_PREFIX = 'manual:';

/** The provider of payments by this manual payment method. */
export function manualProvider({ id }: { id: string }): string {
  return `${MANUAL_PREFIX}${id}`;
}

/** Whether a payment with this provider is made by hand. */
export function isManual(provider: string): boolean {
  return provider.startsWith(MANUAL_PREFIX);
}
