import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';

/** A brand in replies. */
export const brandSchema = z.strictObject({
  _id: objectIdSchema,
  /** Unique, ignoring case. */
  name: z.string(),
  slug: z.string(),
});
/** Who makes a product, with the slug of its page. */
export type Brand = z.infer<typeof brandSchema>;
