import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { isReported, sendLater } from '../../mail/index.js';
import {
  noteAllReturned,
  OrderModel,
  type DisputeRecord,
  type OrderRecord,
} from '../../orders/index.js';
import { ask } from '../ask.js';
import type { Aftermath, HostedPayments } from '../hosted/hosted-payments.js';
import type { PaymentOutcome } from '../payment-provider.js';
import { recordReturn } from '../other-currency/return-aftermath.js';
import { endRefund } from '../refunds/end-refund.js';
import { failReturned } from './fail-returned.js';
import { importRefund, isSame } from './import-refund.js';

/**
 * Asks the provider what happened to a payment since, and writes it, once: disputes, refunds that were made in its
 * dashboard, and those that did not arrive; all of it also of what was paid in another currency.
 * @param event the provider's event that told of it
 * @throws Error if the provider does not answer.
 */
export async function recordAftermath(
  order: OrderRecord,
  provider: HostedPayments,
  event?: string,
): Promise<void> {
  const { charge, otherCurrency } = order.payment;
  // It was paid there, whatever way the order was paid since.
  const other = otherCurrency && (await ask(() => provider.aftermath(otherCurrency.charge)));
  if (other) await inTransaction((session) => recordReturn(order._id, other, session));
  const isPaidHere = order.payment.provider === provider.name && charge !== undefined;
  const own = isPaidHere ? await ask(() => provider.aftermath(charge)) : undefined;
  for (const known of own?.refunds ?? []) await recordRefund(order, known, event);
  if (!own && !other) return;
  const currency = otherCurrency?.currency;
  const disputes = [
    ...(other?.disputes.map((dispute) => ({ ...dispute, ...(currency && { currency }) })) ?? []),
    ...(own?.disputes ?? []),
  ];
  if (isDeepStrictEqual(asSaid(order.payment.disputes ?? []), asSaid(disputes))) return;
  await inTransaction((session) => recordDisputes(order._id, disputes, session));
}

/** What the provider says of disputes, without what the shop knows besides. */
function asSaid(disputes: readonly DisputeRecord[]) {
  return disputes.map((dispute) => ({ ...dispute, decidedAt: undefined }));
}

/**
 * Writes how the disputes of an order stand, inside a transaction, and tells the shop of those that were opened or
 * decided, if it is to be told at once.
 */
async function recordDisputes(
  id: OrderRecord['_id'],
  disputes: DisputeRecord[],
  session: ClientSession,
): Promise<void> {
  const before = await OrderModel.findById(id, { payment: 1 }, { session }).lean();
  const knownOf = (dispute: DisputeRecord) =>
    before?.payment.disputes?.find((one) => one.id === dispute.id);
  const stored = disputes.map((dispute) => {
    if (dispute.state === 'open') return dispute;
    const known = knownOf(dispute);
    const decidedAt = known?.state === dispute.state ? known.decidedAt : new Date();
    return { ...dispute, ...(decidedAt && { decidedAt }) };
  });
  await OrderModel.updateOne({ _id: id }, { $set: { 'payment.disputes': stored } }, { session });
  await noteAllReturned(id, session);
  if (!(await isReported('disputes'))) return;
  for (const dispute of disputes) {
    const { id: event, state, isInquiry } = dispute;
    const known = knownOf(dispute);
    if (known?.state === state && known.isInquiry === isInquiry) continue;
    const kind = state === 'open' ? 'disputeOpened' : 'disputeEnded';
    // An inquiry may become a chargeback, which is news, too.
    const told = isInquiry ? `${event}-inquiry-${state}` : `${event}-${state}`;
    await sendLater({ kind, id, event: told }, session);
  }
}

async function recordRefund(
  order: OrderRecord,
  known: Aftermath['refunds'][number],
  event: string | undefined,
): Promise<void> {
  const own = order.refunds?.find((refund) => isSame(order, refund, known));
  const { failure } = known;
  if (!own && failure === undefined)
    await inTransaction((session) => importRefund(order._id, { ...known, event }, session));
  // Nobody has learned what became of it, and perhaps nobody asks again.
  if (own?.state === 'requested') {
    const said: PaymentOutcome =
      failure === undefined ? { success: true } : { success: false, reason: failure };
    await inTransaction((session) => endRefund(order._id, own._id, { ...said, event }, session));
  }
  if (own?.state === 'succeeded' && failure !== undefined)
    await inTransaction((session) => failReturned(order._id, own._id, { failure, event }, session));
}
