import { z } from 'zod';
import { cartProductSchema } from '../catalog/cart-product.js';
import { objectIdSchema } from '../contract/fields.js';
import { checkQuantities, itemSchema } from '../orders/checkout.js';
import { LIMITS } from '../limits.js';

const versionSchema = z.int({ error: 'version must be a whole number' }).min(0);

/** Body that keeps a cart. The same product may appear more than once. */
export const keptCartInputSchema = z.object({
  items: z
    .array(itemSchema, { error: 'items must be a list of products and quantities' })
    .max(LIMITS.orderLines, `A cart can have at most ${LIMITS.orderLines} products`)
    .superRefine(checkQuantities),
  /** The version that the client has seen; 0 while none was kept. */
  version: versionSchema,
});

/** What an account keeps: the items, each product or variant once, and a number that increases with every change. */
export const keptItemsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      product: objectIdSchema,
      variant: objectIdSchema.optional(),
      quantity: z.int(),
    }),
  ),
  version: versionSchema,
});

const goneVariantSchema = z.strictObject({
  product: objectIdSchema,
  variant: objectIdSchema,
  /** The product's. */
  name: z.string(),
});

/** An account's cart, with all that a client needs to show it. */
export const keptCartSchema = keptItemsSchema.extend({
  /** The products of the items in the same order. A variant that is archived or hidden has no pieces. */
  products: z.array(cartProductSchema),
  /** Ids of kept products that the shop doesn't have now; they are not in `items`. */
  gone: z.array(objectIdSchema),
  /** Kept variants that the shop no longer knows, of products that it has; not in `items`. Absent if there are none. */
  goneVariants: z.array(goneVariantSchema).optional(),
});
/** An account's cart, with its products as lists have them, and the ids of those that are gone. */
export type KeptCart = z.infer<typeof keptCartSchema>;
