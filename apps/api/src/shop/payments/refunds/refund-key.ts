import type { OrderRecord, RefundRecord } from '../../orders/index.js';

/** Under which key the provider is asked for a refund. */
export function refundKey(
  { _id: order }: Pick<OrderRecord, '_id'>,
  { _id: refund, key }: Pick<RefundRecord, '_id' | 'key'>,
): string {
  return key ?? `refund:${order.toHexString()}:${refund.toHexString()}`;
}
