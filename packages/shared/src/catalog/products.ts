import { z } from 'zod';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { categorySchema } from './categories.js';
import { photoSchema } from './photos.js';

/** A product in replies. */
export const productSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** US dollars, at most two decimals. */
  price: z.number(),
  /** Pieces in stock. */
  quantity: z.int(),
  shipping: z.boolean(),
  category: categorySchema,
  /** Null for a product without a photo. */
  photo: photoSchema.nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
});
/** Something the shop sells. Prices are US dollars, quantities are pieces. */
export type Product = z.infer<typeof productSchema>;

const PRICE_TOO_HIGH = `Price must be at most ${LIMITS.productPrice}`;
/** A number input also accepts exponents such as 1e9. */
const PRICE_FORMAT = {
  error: ({ input }: { input?: unknown }) =>
    Number(input) > LIMITS.productPrice
      ? PRICE_TOO_HIGH
      : 'Price must be 0 or more, with at most two decimals',
};

/** A price as a form sends it: dollars in digits, at most two decimals. Parses to a number of dollars. */
export const priceTextSchema = z
  .string({ error: 'Price is required' })
  .trim()
  .min(1, 'Price is required')
  .regex(/^\d+(\.\d{1,2})?$/, PRICE_FORMAT)
  .transform(Number)
  .refine((price) => price <= LIMITS.productPrice, PRICE_TOO_HIGH);

/** A stock quantity as a form sends it: pieces in digits. Parses to a whole number. */
export const quantityTextSchema = z
  .string({ error: 'Quantity is required' })
  .trim()
  .min(1, 'Quantity is required')
  .regex(/^\d{1,15}$/, 'Quantity must be a whole number, 0 or more')
  .transform(Number)
  .refine(
    (quantity) => quantity <= LIMITS.productQuantity,
    `Quantity must be at most ${LIMITS.productQuantity}`,
  );

/** The shipping select: '0' is No, '1' is Yes (spec, section 9). Parses to a boolean. */
export const shippingTextSchema = z
  .enum(['0', '1', 'false', 'true'], { error: 'Shipping must be 0 or 1' })
  .transform((value) => value === '1' || value === 'true');

/** The text fields of the multipart product form. The photo is sent with them, as the file field `photo`. */
export const productInputSchema = z.object({
  name: requiredText('Name', { max: LIMITS.productName }),
  description: requiredText('Description', { max: LIMITS.productDescription, multiline: true }),
  price: priceTextSchema,
  quantity: quantityTextSchema,
  category: z
    .string({ error: 'Category is required' })
    .min(1, 'Category is required')
    .pipe(objectIdSchema),
  shipping: shippingTextSchema.optional(),
});
/** The product form, parsed: the price in US dollars, the category as an id. */
export type ProductInput = z.output<typeof productInputSchema>;

/** A text that the edit form was opened with. It is only compared, so any text that was ever stored is accepted. */
function textBefore(field: string) {
  return z.string({ error: `${field} must be text` }).optional();
}

/**
 * The product form for an edit. A field with `Before` has the value that the form was opened with: what the form left
 * unchanged stays as it is stored, so that an edit does not undo what others saved in the meantime. The stock changes by
 * the difference to `quantityBefore`, so that sales in the meantime are not undone either. A field without its `Before`
 * is stored as sent. Resending a form with the same `editKey` after a lost reply does not change the stock twice.
 */
export const productEditSchema = productInputSchema.extend({
  nameBefore: textBefore('nameBefore'),
  descriptionBefore: textBefore('descriptionBefore'),
  priceBefore: priceTextSchema.optional(),
  quantityBefore: quantityTextSchema.optional(),
  categoryBefore: objectIdSchema.optional(),
  shippingBefore: shippingTextSchema.optional(),
  /** The photo's version; empty if there was no photo. */
  photoBefore: textBefore('photoBefore'),
  editKey: z
    .string({ error: 'editKey must be a string' })
    .regex(/^[\x21-\x7e]{1,64}$/, 'editKey must be printable ASCII, at most 64 characters')
    .optional(),
});
/** The form of an edit, parsed like `ProductInput`. */
export type ProductEdit = z.output<typeof productEditSchema>;
