import { z } from 'zod';
import { keptCartSchema } from '../accounts/kept-cart.js';
import { rejectedCodesSchema } from '../pricing/price-reply.js';
import { secondFactorNeedSchema } from '../accounts/second-factor.js';

const fieldErrorSchema = z.strictObject({ field: z.string(), message: z.string() });
/** What is wrong with one field. `field` is a dotted path such as `items.0.quantity`. */
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every reply with a status of 400 or above. */
export const failureSchema = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  /** A copy of `message`, from endpoints with a `messageAlias`. */
  error: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  /** With 409 for an order, what it costs now, in US dollars. */
  total: z.number().optional(),
  /** With 409 for an order, the codes that are not used, and why. */
  rejected: rejectedCodesSchema.optional(),
  /** With 409 for a kept cart, the cart as it is now. */
  cart: keptCartSchema.optional(),
  /** With 401, a sign-in needs a code too; with 403, an administrator has to set up a second factor first. */
  secondFactor: secondFactorNeedSchema.optional(),
});
/** Why a call failed, in a sentence for the user, with the invalid fields. */
export type Failure = z.infer<typeof failureSchema>;
