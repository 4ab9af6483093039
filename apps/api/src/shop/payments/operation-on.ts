import type { OrderRecord } from '../orders/index.js';
import type { PAYMENT_OPERATIONS, PaymentOperation } from './payment-provider.js';

/** An operation on the payment of an order. Its key derives from the order's id, so that a repetition is the same one. */
export function operationOn(
  { _id, totalCents }: OrderRecord,
  name: (typeof PAYMENT_OPERATIONS)[number],
): PaymentOperation {
  const order = _id.toHexString();
  return { order, amountCents: totalCents, idempotencyKey: `${name}:${order}` };
}
