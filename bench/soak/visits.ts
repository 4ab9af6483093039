import { endpoints, PHOTO_WIDTHS } from '@shop/shared';
import { randomFrom } from '@shop/test-shop/lib/random';
import type { Crowd } from '../lib/crowd.js';

/** One request of a client, and the statuses that are good responses to it. */
export interface Visit {
  name: string;
  send: () => Promise<Response>;
  expected: readonly number[];
}

/** Makes the visits of a client: mostly browsing, sometimes buying. */
export type Visits = (client: number) => () => Visit;

const WORDS = ['lamp', 'chair', 'camera', 'wirless', 'book', 'red', 'guitar', 'zzz', 'shoe'];
const PAGES = 6;
const AMPLE_STOCK = 1_000_000;

/** Stocks the products and returns the possible visits; the same for the same seed. */
export async function visitsTo(crowd: Crowd, seed: number): Promise<Visits> {
  const { admin } = crowd;
  const products = await admin.products();
  const categories = (await admin.call(endpoints.listCategories)).category;
  for (const { _id, name, description, price, category } of products) {
    await admin.call(endpoints.updateProduct, {
      params: { id: _id },
      body: {
        name,
        description,
        price: String(price),
        quantity: String(AMPLE_STOCK),
        category: category._id,
      },
    });
  }

  return (client) => {
    const shopper = crowd.shopper(client);
    const random = randomFrom(seed * 1000 + client);
    const product = () => random.pick(products);
    const items = () => [{ product: product()._id, quantity: 1 }];
    let orders = 0;
    const kinds: { share: number; name: string; send: Visit['send']; expected?: number[] }[] = [
      {
        share: 20,
        name: 'list',
        send: () =>
          shopper.send(endpoints.listProductPage, { params: { page: random.between(1, PAGES) } }),
      },
      {
        share: 15,
        name: 'details',
        send: () => shopper.send(endpoints.getProduct, { params: { slug: product().slug } }),
      },
      {
        share: 25,
        name: 'photo',
        send: () =>
          shopper.send(endpoints.getProductPhoto, {
            params: { id: product()._id },
            query: { w: random.pick([PHOTO_WIDTHS.small, PHOTO_WIDTHS.medium]) },
          }),
        expected: [200, 404],
      },
      {
        share: 10,
        name: 'search',
        send: () =>
          shopper.send(endpoints.searchProducts, { params: { keyword: random.pick(WORDS) } }),
      },
      { share: 6, name: 'categories', send: () => shopper.send(endpoints.listCategories) },
      { share: 4, name: 'count', send: () => shopper.send(endpoints.countProducts) },
      {
        share: 5,
        name: 'category',
        send: () =>
          shopper.send(endpoints.listCategoryProducts, {
            params: { slug: random.pick(categories).slug },
            query: { page: 1 },
          }),
      },
      {
        share: 5,
        name: 'quote',
        send: () => shopper.send(endpoints.quoteOrder, { body: { items: items() } }),
      },
      {
        share: 8,
        name: 'order',
        send: () => shopper.placeOrder(items(), `soak-${client}-${(orders += 1)}`),
        // A refusal by a usage limit is a correct response, too.
        expected: [201, 429],
      },
      { share: 2, name: 'orders', send: () => shopper.send(endpoints.listMyOrders) },
    ];
    const lots = kinds.flatMap(({ share, expected = [200], ...visit }) =>
      Array.from({ length: share }, () => ({ ...visit, expected })),
    );
    return () => random.pick(lots);
  };
}
