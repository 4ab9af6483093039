import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { brandSchema } from './brands/brands.js';
import { categorySchema } from './categories/categories.js';
import { describedFields } from './details/described.js';
import { detailsBefore, detailsInput } from './details/detail-rules.js';
import { editKeySchema } from './edit-key.js';
import { mapFields } from './map-fields.js';
import { photosShown } from './photos/product-photos.js';
import { photoSchema } from './photos/photos.js';
import {
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type OptionalFieldName,
  type ProductFieldName,
  type ProductValues,
} from './product-fields.js';
import { dollarsRule, formRule, piecesRule, replyRule } from './product-rules.js';
import { priorPriceField, productOptionSchema, variantSchema } from './variants/variants.js';

/** The rule of a form for the text of each field. */
export const PRODUCT_RULES = mapFields((_name, field) => formRule(field)) as {
  [Name in ProductFieldName]: z.ZodType<ProductValues[Name], string>;
};
type Rules = typeof PRODUCT_RULES;

/** A product in replies. */
export const productSchema = z.strictObject({
  _id: objectIdSchema,
  slug: z.string(),
  ...(mapFields((_name, field) => replyRule(field)) as {
    [Name in ProductFieldName]: z.ZodType<ProductValues[Name]>;
  }),
  category: categorySchema.pick({ _id: true, name: true, slug: true }),
  /** The first one; null for a product without a photo. */
  photo: photoSchema.nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** What it can be chosen by. Only a product with variants has this, and `priceTo`. */
  options: z.array(productOptionSchema).optional(),
  /** The highest price of its variants; `price` is then the lowest, and `quantity` the sum. */
  priceTo: z.number().optional(),
  brand: brandSchema.optional(),
  /** What it cost before, or what others ask: never below the price. With variants, that of the cheapest. */
  compareAtPrice: z.number().optional(),
  ...priorPriceField,
});
/** Something the shop sells. Prices are US dollars, quantities are pieces. */
export type Product = z.infer<typeof productSchema>;

/** A product in its own call: with all photos, and with its variants, if it has any, without hidden ones. */
export const productDetailsSchema = productSchema.extend({
  ...photosShown,
  ...describedFields,
  variants: z.array(variantSchema).optional(),
});
/** A product with its photos and variants, as its page shows it. */
export type ProductDetails = z.infer<typeof productDetailsSchema>;

/** The text fields of the multipart product form. The photo is sent with them, as the file field `photo`. */
export const productInputSchema = z.object({
  ...(mapFields((name, { optional }) =>
    optional ? PRODUCT_RULES[name].optional() : PRODUCT_RULES[name],
  ) as Omit<Rules, OptionalFieldName> & {
    [Name in OptionalFieldName]: z.ZodOptional<Rules[Name]>;
  }),
  ...detailsInput,
});
/** The product form, parsed: the price in US dollars, the category as an id. */
export type ProductInput = z.output<typeof productInputSchema>;

/** A text that the edit form was opened with. It is only compared, so any text that was ever stored is accepted. */
function textBefore(name: string) {
  return z.string({ error: `${name} must be text` });
}

const beforeRules = Object.fromEntries(
  PRODUCT_FIELD_NAMES.map((name) => {
    const before = `${name}Before`;
    const rule = PRODUCT_FIELDS[name].kind === 'text' ? textBefore(before) : PRODUCT_RULES[name];
    return [before, rule.optional()];
  }),
) as { [Name in ProductFieldName as `${Name}Before`]: z.ZodOptional<Rules[Name]> };

/**
 * The product form for an edit. A field with `Before` has the value that the form was opened with: what the form left
 * unchanged stays as it is stored, so that an edit does not undo what others saved in the meantime. The stock changes by
 * the difference to `quantityBefore`, so that sales in the meantime are not undone either. A field without its `Before`
 * is stored as sent. Resending a form with the same `editKey` after a lost reply does not change the stock twice.
 */
export const productEditSchema = productInputSchema.extend({
  ...beforeRules,
  ...detailsBefore,
  /** The photo's version; empty if there was no photo. */
  photoBefore: textBefore('photoBefore').optional(),
  editKey: editKeySchema.optional(),
});
/** An edit, parsed like `ProductInput`. A field that is not in it stays as it is stored. */
export type ProductEdit = Partial<z.output<typeof productEditSchema>>;

const price = dollarsRule(PRODUCT_FIELDS.price);
const quantity = piecesRule(PRODUCT_FIELDS.quantity);

/**
 * An edit of prices and stock alone: price and stock as numbers, the compare-at price as a text, empty for none, with
 * those that it was opened with. It is saved like `ProductEdit`.
 */
export const priceAndStockSchema = z.object({
  price,
  priceBefore: price,
  quantity,
  quantityBefore: quantity,
  compareAtPrice: detailsInput.compareAtPrice,
  compareAtPriceBefore: detailsBefore.compareAtPriceBefore,
  editKey: editKeySchema,
});
