import {
  dollarsFromCents,
  holdsStock,
  isGivenUp,
  isManual,
  nameWithVariant,
  type PayLinkOrder,
  type PayLinkState,
} from '@shop/shared';
import { isBeingPaid, missingOf, type OrderRecord } from '../../orders/index.js';

const GIVEN_UP = { failed: 'refused', cancelled: 'cancelled', expired: 'expired' } as const;

/** Where an order stands for whoever has the link to pay it. */
export function payLinkState(order: OrderRecord): PayLinkState {
  const { status, payment } = order;
  const { state } = payment;
  if (isGivenUp(state)) return holdsStock(status) ? 'ask' : GIVEN_UP[state];
  if (!holdsStock(status) || state === 'cancelling') return 'cancelled';
  if (state === 'pending') return 'open';
  if (missingOf(order) > 0) return 'ask';
  return state === 'authorized' ? 'reserved' : 'paid';
}

/** An order for whoever has the link to pay it: nothing about its buyer, and nothing else once it is not to be paid. */
export function payLinkView(order: OrderRecord): PayLinkOrder {
  const { number } = order;
  const state = payLinkState(order);
  return { number, state, ...(state === 'open' && { open: openView(order) }) };
}

function openView(order: OrderRecord): PayLinkOrder['open'] {
  const { totalCents, lines, payment } = order;
  const { provider, name, text, dueAt } = payment;
  return {
    total: dollarsFromCents(totalCents),
    lines: lines.map((line) => ({ name: nameWithVariant(line), quantity: line.quantity })),
    paid: isManual(provider) ? 'hand' : isBeingPaid(payment) ? 'now' : 'page',
    ...(name !== undefined && { name }),
    ...(text !== undefined && { text }),
    dueAt: dueAt?.toISOString() ?? null,
  };
}
