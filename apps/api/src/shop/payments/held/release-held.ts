import type { OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { HostedPayments } from '../hosted/hosted-payments.js';
import { settleHosted } from '../hosted/settle-hosted.js';
import { operationOn } from '../operation-on.js';
import { cancelUnpaid, type UnpaidCause } from '../unpaid/cancel-unpaid.js';

/**
 * Releases what is reserved for an order, and cancels the order. If it was taken meanwhile, the order is paid.
 * @throws Error if the provider does not answer.
 */
export async function releaseHeld(
  order: OrderRecord,
  { charge, provider }: { charge: string; provider: HostedPayments },
  why: UnpaidCause,
): Promise<OrderRecord> {
  const outcome = await ask(() => provider.void({ ...operationOn(order, 'void'), charge }));
  if (outcome.success) return cancelUnpaid(order, why);
  return (await settleHosted(order._id, provider, why)) ?? order;
}
