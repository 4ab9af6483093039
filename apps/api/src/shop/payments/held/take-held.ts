import { log } from '@shop/http/log';
import type { OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { HostedPayments } from '../hosted/hosted-payments.js';
import { settleHosted } from '../hosted/settle-hosted.js';
import { operationOn } from '../operation-on.js';
import { recordPaid } from '../unpaid/record-paid.js';

/**
 * Takes what is reserved for an order: it is paid then. If it is not reserved any more, that is written.
 * @throws Error if the provider does not answer.
 */
export async function takeHeld(
  order: OrderRecord,
  provider: HostedPayments,
  cause: 'administrator' | 'shipment',
): Promise<OrderRecord> {
  const { state, charge } = order.payment;
  if (state !== 'authorized' || charge === undefined) return order;
  const outcome = await ask(() => provider.capture({ ...operationOn(order, 'capture'), charge }));
  if (outcome.success) return recordPaid(order, { cause, paidCents: order.totalCents });
  log.error(`The amount of order ${order.number} could not be taken: ${outcome.reason}`);
  return (await settleHosted(order._id, provider, { cause: 'refusal' })) ?? order;
}
