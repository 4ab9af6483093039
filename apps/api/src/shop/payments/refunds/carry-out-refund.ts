import { log } from '@shop/http/log';
import { inTransaction } from '@shop/mongo';
import type { JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { OrderModel, type OrderRecord, type RefundRecord } from '../../orders/index.js';
import { recordAftermath } from '../aftermath/record-aftermath.js';
import { ask } from '../ask.js';
import type { PaymentDeps } from '../payment-methods.js';
import type { PaymentOutcome } from '../payment-provider.js';
import { simulatedPayments } from '../simulated.js';
import { endRefund } from './end-refund.js';
import { refundKey } from './refund-key.js';
import { repeatRefused } from './refused-refund.js';

/**
 * Asks the provider to return the amount of a refund, and writes what it says, once. Repeated calls ask under the same
 * key, so that the amount is returned once.
 * @throws Error if the provider does not answer, or is not set up: it is asked again later.
 */
export async function carryOutRefund(
  orderId: Types.ObjectId,
  refundId: Types.ObjectId,
  deps: PaymentDeps,
): Promise<OrderRecord | undefined> {
  const order = await OrderModel.findById(orderId).lean();
  const refund = order?.refunds?.find(({ _id }) => _id.equals(refundId));
  if (!order || refund?.state !== 'requested') return order ?? undefined;
  const outcome = await ask(() => outcomeOf(order, refund, deps));
  if (!outcome.success)
    log.error(`The refund of order ${order.number} was refused: ${outcome.reason}`);
  const ended = await inTransaction((session) => endRefund(order._id, refundId, outcome, session));
  // Perhaps because it was returned in the provider's dashboard, for which there is room only now.
  if (!outcome.success && ended && deps.hosted) await recordAftermath(ended, deps.hosted.provider);
  return ended;
}

/** Carries out a refund whose request did not come to its end, or repeats one that was refused. */
export function handleRefund(deps: PaymentDeps): JobHandler {
  return async ({ data }) => {
    const id = new Types.ObjectId(data.refund);
    const order = await OrderModel.findById(new Types.ObjectId(data.order)).lean();
    const refund = order?.refunds?.find(({ _id }) => _id.equals(id));
    if (!order || !refund) return;
    const isRefused = refund.state === 'failed';
    const asked = { order, refund };
    const due = isRefused ? await inTransaction((session) => repeatRefused(asked, session)) : asked;
    if (due) await carryOutRefund(order._id, due.refund._id, deps);
  };
}

function outcomeOf(
  { _id, number, payment }: OrderRecord,
  refund: RefundRecord,
  { payments, hosted }: PaymentDeps,
): Promise<PaymentOutcome> {
  const { provider, reference, charge } = payment;
  // Nothing was charged by a provider.
  if (reference === null) return Promise.resolve({ success: true });
  const amountCents = refund.amountCents - (refund.byHandCents ?? 0);
  if (amountCents === 0) return Promise.resolve({ success: true });
  const order = _id.toHexString();
  const idempotencyKey = refundKey({ _id }, refund);
  const operation = { order, amountCents, idempotencyKey };
  if (hosted?.provider.name === provider)
    return hosted.provider.refund({ ...operation, charge: charge ?? reference });
  const atOnce = [payments, simulatedPayments].find(({ name }) => name === provider);
  if (atOnce) return atOnce.refund({ ...operation, reference });
  throw new Error(`Only ${provider} can return the payment of order ${number}`);
}
