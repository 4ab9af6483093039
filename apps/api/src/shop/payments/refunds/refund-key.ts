import type { OrderRecord, RefundRecord } from '../../orders/index.js';

/** Under which key the provider is asked for a refund. */
export function refundKey(
  { _id: order }: Pick<OrderRecord, '_id'>,
  { _id: refund }: Pick<RefundRecord, '_id'>,
): string {
  return `refund:${order.toHexString()}:${refund.toHexString()}`;
}
