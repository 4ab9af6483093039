import { endpoints, type Pieces } from '@shop/shared';
import { OrderModel } from '../../shop/orders/index.js';
import type { ApiClient } from '../api-client.js';
import { buildShipped } from './returns.js';

/** An order of three lamps and a sofa that is being packed, and what administrators do with it. */
export async function buildPacked(api: ApiClient, token: string) {
  const shipped = await buildShipped();
  const { _id } = shipped.order;
  const $set = { status: 'Processing', 'history.1.status': 'Processing' };
  await OrderModel.updateOne({ _id }, { $set });
  const orderId = shipped.order.id;
  const parcel = (lines: Pieces[], trackingNumber = 'TRACK-1') => ({
    token,
    params: { orderId },
    body: { lines, carrier: 'Swift', trackingNumber },
  });
  const parcelOf = (line: string, quantity: number, trackingNumber?: string) =>
    parcel([{ line, quantity }], trackingNumber);
  /** Sends so many pieces of each line, in one parcel. */
  const send = (...quantities: number[]) =>
    api.call(
      endpoints.addParcel,
      parcel(quantities.map((quantity, at) => ({ line: shipped.lines[at] ?? '', quantity }))),
    );
  const setStatus = (status: 'Processing' | 'Shipped' | 'cancel') =>
    api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });
  return { ...shipped, orderId, parcelOf, send, setStatus };
}
