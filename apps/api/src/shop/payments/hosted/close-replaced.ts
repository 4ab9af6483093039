import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { HostedPayments } from './hosted-payments.js';

/**
 * Closes the page of an order that has another total by now. If the buyer has paid there, or is about to, it is the page of
 * the order again, and what is paid above the total goes back.
 * @throws Error if the provider does not answer.
 */
export async function closeReplaced(
  order: OrderRecord,
  provider: HostedPayments,
): Promise<OrderRecord> {
  const { replaced } = order.payment;
  if (replaced === undefined) return order;
  const { state } = await ask(() => provider.expire(replaced));
  const isClosed = state === 'expired' || state === 'cancelled';
  const closed = await OrderModel.findOneAndUpdate(
    { _id: order._id, 'payment.replaced': replaced, 'payment.reference': null },
    {
      $unset: { 'payment.replaced': 1 },
      ...(isClosed
        ? { $push: { 'payment.closedPages': { reference: replaced, state, at: new Date() } } }
        : { $set: { 'payment.reference': replaced } }),
    },
    { returnDocument: 'after' },
  ).lean();
  return closed ?? (await OrderModel.findById(order._id).lean()) ?? order;
}
