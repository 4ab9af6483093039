import type { Product } from '@shop/shared';
import type { ApiClient } from './api-client.js';

/** A product with more than `moreThan` pieces in stock. @throws Error when the shop has none. */
export async function productInStock(shop: ApiClient, moreThan: number): Promise<Product> {
  const product = (await shop.products()).find(({ quantity }) => quantity > moreThan);
  if (!product)
    throw new Error(`The demo shop has no product of which it has more than ${moreThan}`);
  return product;
}

/** Pieces of a product in stock. @throws Error when it is gone. */
export async function stockOf(shop: ApiClient, { _id }: Pick<Product, '_id'>): Promise<number> {
  const product = (await shop.products()).find((other) => other._id === _id);
  if (!product) throw new Error(`There is no product ${_id}`);
  return product.quantity;
}
