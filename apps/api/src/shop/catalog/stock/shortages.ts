import type { OrderItem } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { LISTED } from '../visibility/listed.js';
import { ProductModel } from '../products/product.model.js';

/** An unavailable item, and the reason as a text for the shopper. */
export interface Shortage {
  product: string;
  message: string;
}

/** The items that are not fully in stock. One query, whatever their number. */
export async function findShortages(
  items: readonly OrderItem[],
  session?: ClientSession,
): Promise<Shortage[]> {
  const products = await ProductModel.find(
    { ...LISTED, _id: { $in: items.map(({ product }) => product) } },
    { name: 1, quantity: 1 },
    { session },
  ).lean();
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  return items.flatMap(({ product: id, quantity }) => {
    const product = byId.get(id);
    if (product && product.quantity >= quantity) return [];
    return [{ product: id, message: shortageOf(product) }];
  });
}

function shortageOf(product: { name: string; quantity: number } | undefined): string {
  if (!product) return 'A product of this order is no longer sold';
  return product.quantity === 0
    ? `${product.name} is sold out`
    : `Only ${product.quantity} of ${product.name} left`;
}

/** All shortages in one sentence. */
export function shortagesInWords(shortages: readonly Shortage[]): string {
  return shortages.map(({ message }) => message).join('; ');
}
