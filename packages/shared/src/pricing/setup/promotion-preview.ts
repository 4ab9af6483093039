import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { itemSchema } from '../../orders/checkout.js';
import { promotionInputSchema } from './promotions.js';

const MAX_ITEMS = 50;

/** Body of a preview. */
export const promotionPreviewInputSchema = z.object({
  /** As it would be saved. */
  promotion: promotionInputSchema,
  /** The stored promotion that it would replace. */
  id: objectIdSchema.optional(),
  /** A cart to price besides those of the last orders. */
  items: z
    .array(itemSchema, { error: 'items must be a list of products and quantities' })
    .max(MAX_ITEMS, `A cart to try can have at most ${MAX_ITEMS} items`)
    .default([]),
});

/** What a cart costs, in US dollars. */
const costSchema = z.strictObject({
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
});

/** A cart without the promotion and with it. */
export const previewedCartSchema = z.strictObject({
  /** The number of the order whose cart it was; null for the cart that was sent. */
  order: z.int().nullable(),
  pieces: z.int(),
  before: costSchema,
  after: costSchema,
  /** What the promotion takes off, in US dollars; 0 if it is not used. */
  amount: z.number(),
  /** Why it is not used; empty if it is. */
  reason: z.string(),
});
/** See {@link previewedCartSchema}. */
export type PreviewedCart = z.infer<typeof previewedCartSchema>;
/** The body of a preview, parsed. */
export type PromotionPreviewInput = z.output<typeof promotionPreviewInputSchema>;
