import { z } from 'zod';

/** One thing that is wrong with one field; `field` is a dotted path such as `items.0.quantity`. */
export const fieldErrorSchema = z.strictObject({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every reply whose status is 400 or above. */
export const failureSchema = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type Failure = z.infer<typeof failureSchema>;
