import { z } from 'zod';

/** Something to know of a product, in replies. */
export const attributeSchema = z.strictObject({ name: z.string(), value: z.string() });

/**
 * What describes a product in its own call, and wherever administrators get it. A product has those of the fields that
 * were given to it.
 */
export const describedFields = {
  attributes: z.array(attributeSchema).optional(),
  /** Grams. */
  weight: z.int().optional(),
  /** A GTIN. A product with variants has neither this nor an SKU: they have their own. */
  barcode: z.string().optional(),
  /** Unique in the shop, together with those of variants. */
  sku: z.string().optional(),
  /** What search engines show in place of name and description. */
  seo: z
    .strictObject({ title: z.string().optional(), description: z.string().optional() })
    .optional(),
  tags: z.array(z.string()).optional(),
};
