import { conflict } from '@shop/http/errors';
import {
  CANCELLED_STATUS,
  canWithdraw,
  hasLeftShop,
  isCancellable,
  type ReturnInput,
} from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import type { ClientSession, Types } from 'mongoose';
import { writeCancellation, type Cancellation } from '../../checkout/index.js';
import { mailCause, MailModel, sendLater } from '../../mail/index.js';
import { isPartlySent, type OrderRecord } from '../../orders/index.js';
import { findBought, type Buying } from '../request-return.js';
import { withdrawUnsent } from './withdraw-unsent.js';
import { writeReturn } from '../write-return.js';

/** How a buyer withdraws. */
export interface Withdrawal {
  /** All that is left by default. */
  lines?: ReturnInput['lines'] | undefined;
  /** The shop's period. */
  days: number;
  /** Whether the order was cancelled for it already, because it was not paid. */
  isCancelled: boolean;
}

/**
 * Withdraws from the contract about an order, inside a transaction: an order that the shop still has is cancelled,
 * otherwise a return is opened that needs no approval. Of one that is partly sent, the rest is refunded instead, or to
 * be refunded, and not sent. The mail confirms it in either case.
 * @throws HttpError 404 if the buyer has no such order, 409 after the period.
 */
export async function withdraw(
  buying: Buying,
  { lines, days, isCancelled }: Withdrawal,
  session: ClientSession,
): Promise<{ order: OrderRecord; cancellation?: Cancellation }> {
  const order = await findBought(buying, session);
  // The first request may have cancelled it, and then got no further.
  if (isCancelled || (days > 0 && !lines && isGivenUpBy(buying.buyer, order))) {
    await confirmCancelled(order, session);
    return { order };
  }
  if (!canWithdraw(order, days))
    throw conflict(`You can’t withdraw from the contract about order ${order.number} any more.`);
  if (isCancellable(order.status) && !isPartlySent(order)) {
    if (lines) throw conflict(`Order ${order.number} is not shipped: withdraw from all of it.`);
    const cancellation = await writeCancellation(order._id, buying.buyer, session);
    await confirmCancelled(cancellation.order, session);
    return { order: cancellation.order, cancellation };
  }
  const opened = { withdrawal: true, state: 'approved', mail: 'withdrawalReceived' } as const;
  if (hasLeftShop(order.status))
    return { order: await writeReturn(order, { lines, ...opened }, session) };
  const { sent, unsent, cancellation } = await withdrawUnsent(order, lines, session);
  let after = cancellation?.order ?? order;
  // Nothing of the first comes back, so it takes another way than the second.
  if (unsent.length > 0)
    after = await writeReturn(after, { lines: unsent, isUnsent: true, ...opened }, session);
  if (sent.length > 0) after = await writeReturn(after, { lines: sent, ...opened }, session);
  return { order: after, ...(cancellation && { cancellation: { ...cancellation, order: after } }) };
}

/** Whether a buyer has cancelled an order before it was paid. */
function isGivenUpBy(buyer: Types.ObjectId, { status, payment, history }: OrderRecord): boolean {
  const isCancelled = status === CANCELLED_STATUS && payment.state === 'cancelled';
  return isCancelled && history.at(-1)?.by?.equals(buyer) === true;
}

/** Has a withdrawal confirmed once that has cancelled its order. The cancellation may be taken back, and come again. */
async function confirmCancelled({ _id: id, history }: OrderRecord, session: ClientSession) {
  const cancelled = history.findLastIndex(({ status }) => status === CANCELLED_STATUS);
  const mail = { kind: 'withdrawalReceived', id, event: String(cancelled + 1) } as const;
  const cause = mailCause(mail);
  if (await JobModel.exists({ key: cause }).session(session)) return;
  if (await MailModel.exists({ cause }).session(session)) return;
  await sendLater(mail, session);
}
