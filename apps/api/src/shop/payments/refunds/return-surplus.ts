import type { Cents } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { standingRefunds, surplusBeside, type OrderRecord } from '../../orders/index.js';
import { pushRefund } from './push-refund.js';
import { carryOutLater } from './write-refund.js';

/** What was paid above an order's total, and goes back with no refund yet. */
export function surplusLeft(order: OrderRecord): Cents {
  return surplusBeside(standingRefunds(order), order);
}

/** What a refund of a surplus comes to: it is no part of the order, and has no tax in it. */
export function planSurplus(amountCents: Cents) {
  return { parts: [], taxByRate: new Map<number, Cents>(), amountCents };
}

/**
 * Returns what was paid above the total by itself, inside the transaction that writes the payment. What no provider
 * charged is returned by hand.
 */
export async function returnSurplus(
  order: OrderRecord,
  session: ClientSession,
): Promise<OrderRecord> {
  const surplusCents = surplusLeft(order);
  if (surplusCents <= 0 || order.payment.reference === null) return order;
  const asked = { cause: 'late', restock: false, isSurplus: true } as const;
  const written = await pushRefund(order, planSurplus(surplusCents), asked, session);
  await carryOutLater(written, session);
  return written.order;
}
