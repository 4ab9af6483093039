import type { Cents } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { surplusLeft, type OrderRecord, type RefundRecord } from '../../orders/index.js';
import { pushRefund } from './push-refund.js';
import { carryOutLater } from './write-refund.js';

/** What a refund of a surplus comes to: it is no part of the order, and has no tax in it. */
export function planSurplus(amountCents: Cents) {
  return { parts: [], taxes: [], amountCents };
}

/**
 * Returns what was paid above the total by itself, inside the transaction that writes the payment. What no provider
 * charged is returned by hand.
 */
export async function returnSurplus(
  order: OrderRecord,
  session: ClientSession,
): Promise<OrderRecord> {
  if (order.payment.reference === null) return order;
  const written = await writeSurplusRefund(order, { cause: 'late' }, session);
  return written?.order ?? order;
}

/** Writes the refund of what was paid above the total, inside a transaction, and has it carried out. */
export async function writeSurplusRefund(
  order: OrderRecord,
  why: Pick<RefundRecord, 'cause'> & Partial<Pick<RefundRecord, 'by' | 'reason'>>,
  session: ClientSession,
): Promise<{ order: OrderRecord; refund: RefundRecord } | undefined> {
  const surplusCents = surplusLeft(order);
  if (surplusCents <= 0) return undefined;
  const asked = { ...why, restock: false, isSurplus: true } as const;
  const written = await pushRefund(order, planSurplus(surplusCents), asked, session);
  await carryOutLater(written, session);
  return written;
}
