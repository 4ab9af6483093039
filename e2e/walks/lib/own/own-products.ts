import { randomInt } from 'node:crypto';
import { endpoints, type Product } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { sessionOf } from '../enter.js';
import { test as walk } from '../walk.js';

/** New products, so that parallel walks don't change them. */
export interface OwnProducts {
  admin: ApiClient;
  products: Product[];
  /** In every name. A search for it finds these products alone. */
  mark: number;
  /** What the shop has stored of each, in the order of the names. */
  stored: () => Promise<Product[]>;
}

async function buildProducts(origin: string, names: readonly string[], quantity: number) {
  const { token } = await sessionOf(ADMIN, origin);
  const admin = new ApiClient(origin).as({ token });
  const [category] = (await admin.call(endpoints.listCategories)).category;
  // Of digits alone: other walks count what a search for a letter finds.
  const mark = randomInt(1e9);
  const products: Product[] = [];
  for (const name of names) {
    const body = {
      name: `${name} ${mark}`,
      description: 'Of clay',
      price: '5',
      quantity: String(quantity),
      category: category?._id ?? '',
    };
    products.push((await admin.call(endpoints.createProduct, { body })).product);
  }
  async function stored() {
    const replies = products.map(({ slug }) =>
      admin.call(endpoints.getProduct, { params: { slug } }),
    );
    return (await Promise.all(replies)).map(({ product }) => product);
  }
  const own: OwnProducts = { admin, products, mark, stored };
  return own;
}

/** The id of a product with some pieces that no walk calls its own: such have no photo, and may be gone at any time. */
export async function findSharedProduct(visitor: ApiClient): Promise<string> {
  const products = await visitor.products();
  const shared = products.find(({ photo, quantity }) => photo !== null && quantity > 2);
  if (!shared) throw new Error('The shop has no product to buy');
  return shared._id;
}

interface OwnProductsWalk {
  /**
   * Creates products with this stock and no photo, removed after the walk. Walks that buy any product leave them alone:
   * see `findSharedProduct`.
   */
  buildOwnProducts: (names: readonly string[], quantity: number) => Promise<OwnProducts>;
}

/** A walk with its own products. */
export const test = walk.extend<OwnProductsWalk>({
  buildOwnProducts: async ({ baseURL }, use) => {
    const built: OwnProducts[] = [];
    await use(async (names, quantity) => {
      const own = await buildProducts(baseURL ?? '', names, quantity);
      built.push(own);
      return own;
    });
    for (const { admin, products } of built)
      for (const { _id: id } of products)
        await admin.call(endpoints.deleteProduct, { params: { id } });
  },
});
