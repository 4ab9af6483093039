import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';

/** What a product can be chosen by, with its values in the merchant's order. */
export const productOptionSchema = z.strictObject({
  name: z.string(),
  values: z.array(z.string()),
});
/** An option of a product, such as Size with S, M and L. */
export type ProductOption = z.infer<typeof productOptionSchema>;

/** A variant as an order line keeps it. */
export const orderVariantSchema = z.strictObject({
  _id: objectIdSchema,
  /** The values joined by ` / `: see `variantName`. */
  name: z.string(),
  sku: z.string().nullable(),
});
/** The variant of an order line, as it was when bought. */
export type OrderVariant = z.infer<typeof orderVariantSchema>;

/** A variant as a cart keeps it, beside the product as lists have it. */
export const cartVariantSchema = orderVariantSchema.extend({
  /** US dollars. */
  price: z.number(),
  /** Pieces in stock. */
  quantity: z.int(),
  /** Id of one of the product's photos; null if the variant has none of its own. */
  photo: objectIdSchema.nullable(),
});
/** The chosen variant of a product in a cart. The price is in US dollars. */
export type CartVariant = z.infer<typeof cartVariantSchema>;

/** On sale, where the shop shows it: the lowest price in US dollars of the 30 days before. Only shoppers get it. */
export const priorPriceField = { priorPrice: z.number().optional() };

/** A variant in replies. What is not set is null. */
export const variantSchema = cartVariantSchema.extend({
  /** One for each option, in their order. */
  values: z.array(z.string()),
  /** US dollars, never below the price. */
  compareAtPrice: z.number().nullable(),
  ...priorPriceField,
  /** Grams. */
  weight: z.int().nullable(),
  /** A GTIN. */
  barcode: z.string().nullable(),
  /** Whether shoppers don't see it. */
  hidden: z.boolean(),
});
/** A variant as administrators get it. */
export const administeredVariantSchema = variantSchema.extend({
  /** No promotion takes a piece below it; absent if that of the product counts. US dollars. */
  lowestPrice: z.number().optional(),
});
/** A variant with what only administrators are told. */
export type AdministeredVariant = z.infer<typeof administeredVariantSchema>;

/** One combination of a product's options, with its price in US dollars and its pieces. */
export type Variant = z.infer<typeof variantSchema>;
