import type { OrderRecord } from '../orders/index.js';
import type { PAYMENT_OPERATIONS, PaymentOperation } from './payment-provider.js';

/**
 * An operation on the payment of an order. Its key derives from the order's id, so that a repetition is the same one, and
 * from how often the order was changed: the amount is another one since.
 */
export function operationOn(
  { _id, totalCents, edits = [] }: OrderRecord,
  name: (typeof PAYMENT_OPERATIONS)[number],
): PaymentOperation {
  const order = _id.toHexString();
  const suffix = edits.length > 0 ? `:${edits.length}` : '';
  return { order, amountCents: totalCents, idempotencyKey: `${name}:${order}${suffix}` };
}
