import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import type { ApiClient } from './api-client.js';

/**
 * Creates products of $10 each, with so many pieces in stock.
 * @returns their ids.
 */
export async function createProducts(
  admin: ApiClient,
  count: number,
  pieces: number,
): Promise<string[]> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const ids: string[] = [];
  while (ids.length < count) {
    const body = {
      name: `Plain ${randomUUID()}`,
      description: 'Bought by many at once',
      price: '10',
      quantity: String(pieces),
      category: category?._id ?? '',
    };
    ids.push((await admin.call(endpoints.createProduct, { body })).product._id);
  }
  return ids;
}
