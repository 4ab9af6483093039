import type { z } from 'zod';
import { productSchema } from './products.js';
import { cartVariantSchema } from './variants/variants.js';

/** A product in a cart: as lists have it, with the chosen variant beside. */
export const cartProductSchema = productSchema.extend({ variant: cartVariantSchema.optional() });
/** An entry of the stored cart. */
export type CartProduct = z.infer<typeof cartProductSchema>;
