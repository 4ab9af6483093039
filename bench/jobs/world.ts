import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';

const CUPS = 30;
const ORDERS = 22;

/** What the jobs are done with: thirty cups with SKUs, and orders of one customer, the oldest of them on its way. */
export interface World {
  admin: ApiClient;
  /** Finds the cups, and nothing else. */
  mark: string;
  customer: { name: string; phone: string; id: string };
  /** The customer's order that was sent, and how it is tracked. */
  sent: { number: number; trackingNumber: string };
  /** An order of two lines, which is paid. */
  twoLines: number;
  cups: () => Promise<{ prices: number[]; stock: number[] }>;
}

/** Fills a shop for one way of doing the jobs. */
export async function buildWorld(admin: ApiClient): Promise<World> {
  const visitor = new ApiClient(admin.origin);
  // The dense form, whose rows have keys.
  const lists = { orders: { form: 'rows' }, products: { form: 'rows' } } as const;
  await admin.call(endpoints.savePreferences, { body: { preferences: { lists } } });
  const mark = `cup${randomUUID().slice(0, 8)}`;
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const cups: { _id: string; slug: string }[] = [];
  for (let index = 0; index < CUPS; index += 1) {
    const body = {
      name: `Cup ${String(index + 1).padStart(2, '0')} ${mark}`,
      ...{ description: 'Of clay', price: '5', quantity: '40', sku: `${mark}-${index + 1}` },
      ...{ category: category?._id ?? '', shipping: '1' },
    };
    cups.push((await admin.call(endpoints.createProduct, { body })).product);
  }
  const credentials = await buildShopper(visitor);
  const shopper = await visitor.signIn(credentials);
  for (let index = 0; index < ORDERS; index += 1) {
    const items = cups.slice(index, index + 2).map(({ _id }) => ({ product: _id, quantity: 1 }));
    await shopper.placeOrder(items, randomUUID());
  }
  const orders = await shopper.call(endpoints.listMyOrders, { query: { pageSize: 100 } });
  const [first, second] = [orders.at(-1), orders.at(-2)];
  const trackingNumber = `JJD${randomUUID().slice(0, 8).toUpperCase()}`;
  const params = { orderId: first?._id ?? '' };
  await admin.call(endpoints.setOrderShipment, {
    params,
    body: { carrier: 'DHL', trackingNumber },
  });
  await admin.call(endpoints.updateOrderStatus, { params, body: { status: 'Shipped' } });
  return {
    ...{ admin, mark },
    customer: {
      name: first?.delivery.name ?? '',
      phone: first?.delivery.phone ?? '',
      id: first?.buyer._id ?? '',
    },
    sent: { number: first?.number ?? 0, trackingNumber },
    twoLines: second?.number ?? 0,
    async cups() {
      const replies = await Promise.all(
        cups.map(({ slug }) => admin.call(endpoints.getProduct, { params: { slug } })),
      );
      const products = replies.map(({ product }) => product);
      return {
        prices: products.map(({ price }) => price),
        stock: products.map(({ quantity }) => quantity),
      };
    },
  };
}
