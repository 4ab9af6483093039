import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import type { OwnProducts } from './own-products.js';

/** Records of which the demo shop has none. No other walk notices them. */
export interface OwnRecords {
  customer: string;
  /** Number of an order of this customer, whose goods are on their way back. */
  order: number;
  return: string;
  /** Is off. */
  promotion: string;
  /** Is never told of anything. */
  webhook: string;
}

/** Makes them, and an order of one of the products. */
export async function buildRecords(
  origin: string,
  { admin, products }: OwnProducts,
): Promise<OwnRecords> {
  const visitor = new ApiClient(origin);
  const { user, token } = await visitor.session(await buildShopper(visitor));
  const shopper = visitor.as({ token });
  const [product] = products;
  const items = [{ product: product?._id ?? '', quantity: 1 }];
  await shopper.placeOrder(items, randomUUID());
  const [order] = await shopper.call(endpoints.listMyOrders);
  if (!order) throw new Error('No order was placed');
  const shipped = { params: { orderId: order._id }, body: { status: 'Shipped' } } as const;
  await admin.call(endpoints.updateOrderStatus, shipped);
  const { order: returning } = await shopper.call(endpoints.requestReturn, {
    params: { number: String(order.number) },
    headers: { 'idempotency-key': randomUUID() },
    body: { lines: [{ line: order.products[0]?.line ?? '', quantity: 1 }], reason: 'damaged' },
  });
  const id = returning.returns?.[0]?._id ?? '';
  await admin.call(endpoints.decideReturn, { params: { id }, body: { isApproved: true } });
  const { promotion } = await admin.call(endpoints.createPromotion, {
    body: { name: 'Not yet', kind: 'percent', scope: 'order', value: 10, isEnabled: false },
  });
  // A number, which no name server has to know.
  const { webhook } = await admin.call(endpoints.createWebhook, {
    body: { url: 'https://1.1.1.1/', events: ['return.declined'] },
  });
  return {
    customer: user._id,
    order: order.number,
    return: id,
    promotion: promotion._id,
    webhook: webhook._id,
  };
}
