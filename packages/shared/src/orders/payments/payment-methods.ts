import { z } from 'zod';

const UNKNOWN = 'This is not a way to pay';

/** The id of a way to pay: `simulated`, `stripe`, or the name of the shop's own provider. */
export const paymentMethodIdSchema = z
  .string({ error: UNKNOWN })
  .regex(/^[\x21-\x7e]{1,80}$/, UNKNOWN);

/** A way to pay, in replies. */
export const paymentMethodSchema = z.strictObject({
  id: paymentMethodIdSchema,
  name: z.string(),
  /** `now`: with the order. `page`: on the page of a payment provider, which follows. */
  paid: z.enum(['now', 'page']),
});
/** A way to pay. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
