import { conflict } from '@shop/http/errors';
import { canWithdraw, hasLeftShop, isCancellable, type ReturnInput } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { writeCancellation, type Cancellation } from '../checkout/index.js';
import { sendLater } from '../mail/index.js';
import { isPartlySent, type OrderRecord } from '../orders/index.js';
import { findBought, type Buying } from './request-return.js';
import { withdrawUnsent } from './withdraw-unsent.js';
import { writeReturn } from './write-return.js';

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
 * otherwise a return is opened that needs no approval. Of one that is partly sent, the rest is refunded instead, and
 * not sent. The mail confirms it in either case.
 * @throws HttpError 404 if the buyer has no such order, 409 after the period.
 */
export async function withdraw(
  buying: Buying,
  { lines, days, isCancelled }: Withdrawal,
  session: ClientSession,
): Promise<{ order: OrderRecord; cancellation?: Cancellation }> {
  const order = await findBought(buying, session);
  const mail = 'withdrawalReceived';
  if (isCancelled) {
    await sendLater({ kind: mail, id: order._id }, session);
    return { order };
  }
  if (!canWithdraw(order, days))
    throw conflict(`You can’t withdraw from the contract about order ${order.number} any more.`);
  if (isCancellable(order.status) && !isPartlySent(order)) {
    if (lines) throw conflict(`Order ${order.number} is not shipped: withdraw from all of it.`);
    const cancellation = await writeCancellation(order._id, buying.buyer, session);
    await sendLater({ kind: mail, id: order._id }, session);
    return { order: cancellation.order, cancellation };
  }
  const opened = { withdrawal: true, state: 'approved', mail } as const;
  if (hasLeftShop(order.status))
    return { order: await writeReturn(order, { lines, ...opened }, session) };
  const { returned, unsent, cancellation } = await withdrawUnsent(order, lines, session);
  const after = cancellation?.order ?? order;
  if (returned.length === 0) return { order: after, ...(cancellation && { cancellation }) };
  const written = await writeReturn(after, { lines: returned, unsent, ...opened }, session);
  return {
    order: written,
    ...(cancellation && { cancellation: { ...cancellation, order: written } }),
  };
}
