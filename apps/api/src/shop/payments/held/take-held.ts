import { log } from '@shop/http/log';
import { inTransaction } from '@shop/mongo';
import type { ClientSession, Types } from 'mongoose';
import type { OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { HostedPayments } from '../hosted/hosted-payments.js';
import { settleHosted } from '../hosted/settle-hosted.js';
import { operationOn } from '../operation-on.js';
import { writePaid } from '../unpaid/record-paid.js';

/** An administrator who wants it, and what is written with the payment in one transaction. */
export interface TakenBy {
  by: Types.ObjectId;
  record: (paid: OrderRecord, session: ClientSession) => Promise<void>;
}

/**
 * Takes what is reserved for an order: it is paid then. If it is not reserved any more, that is written.
 * @param asked absent if the order was shipped.
 * @throws Error if the provider does not answer.
 */
export async function takeHeld(
  order: OrderRecord,
  provider: HostedPayments,
  asked?: TakenBy,
): Promise<OrderRecord> {
  const { state, charge } = order.payment;
  if (state !== 'authorized' || charge === undefined) return order;
  const outcome = await ask(() => provider.capture({ ...operationOn(order, 'capture'), charge }));
  if (outcome.success) {
    const cause = asked ? 'administrator' : 'shipment';
    const why = { cause, ...(asked && { by: asked.by }), paidCents: order.totalCents } as const;
    return inTransaction(async (session) => {
      const paid = await writePaid(order, why, session);
      await asked?.record(paid, session);
      return paid;
    });
  }
  log.error(`The amount of order ${order.number} could not be taken: ${outcome.reason}`);
  return (await settleHosted(order._id, provider, { cause: 'refusal' })) ?? order;
}
