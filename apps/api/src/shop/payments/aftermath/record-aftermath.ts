import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { sendLater } from '../../mail/index.js';
import { OrderModel, type DisputeRecord, type OrderRecord } from '../../orders/index.js';
import { ask } from '../ask.js';
import type { Aftermath, HostedPayments } from '../hosted/hosted-payments.js';
import { recordReturn } from '../other-currency/return-aftermath.js';
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
  if (isDeepStrictEqual(order.payment.disputes ?? [], disputes)) return;
  await inTransaction((session) => recordDisputes(order._id, disputes, session));
}

/** Writes how the disputes of an order stand, inside a transaction, and tells the shop of those that were opened or decided. */
async function recordDisputes(
  id: OrderRecord['_id'],
  disputes: DisputeRecord[],
  session: ClientSession,
): Promise<void> {
  const before = await OrderModel.findOneAndUpdate(
    { _id: id },
    { $set: { 'payment.disputes': disputes } },
    { session },
  ).lean();
  for (const { id: event, state } of disputes) {
    const known = before?.payment.disputes?.find((one) => one.id === event);
    if (known?.state === state) continue;
    const kind = state === 'open' ? 'disputeOpened' : 'disputeEnded';
    await sendLater({ kind, id, event: `${event}-${state}` }, session);
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
  if (own?.state === 'succeeded' && failure !== undefined)
    await inTransaction((session) => failReturned(order._id, own._id, { failure, event }, session));
}
