import { CANCELLED_STATUS, type TaxTotal } from '@shop/shared';
import { creditedTaxes } from '../../documents/credit/credited-taxes.js';
import { moneySums } from '../../money/money-sums.js';
import { addedTaxes, negated, taxesIn, withUntaxed } from '../../money/order-taxes.js';
import type { RefundRecord } from '../../money/refund-record.js';
import type { ExportedOrder } from '../export-table.js';
import { isEarned } from './order-sums.js';

/** What a sale, or money that went back, adds to the taxes of its moment. */
export interface TaxEvent {
  kind: 'sold' | 'refunded';
  at: Date;
  taxes: readonly TaxTotal[];
}

/**
 * What happened to the taxes of an order, and when. What its month has declared is never changed by what happens later.
 * @param monthOf `2026-11`, in the shop's time zone
 */
export function taxEvents(order: ExportedOrder, monthOf: (moment: Date) => string): TaxEvent[] {
  const { createdAt: soldAt } = order;
  const edits = laterEdits(order, (at) => monthOf(at) !== monthOf(soldAt));
  const soldTaxes = [...taxesIn(order), ...edits.flatMap(({ taxes }) => taxes)];
  const sold: TaxEvent = { kind: 'sold', at: soldAt, taxes: addedTaxes(soldTaxes) };
  const refunds = (order.refunds ?? []).filter(isOfOrder).map((refund) => ({
    kind: 'refunded' as const,
    at: refund.endedAt ?? refund.at,
    taxes: taxesBack(order, refund),
  }));
  const back: TaxEvent[] = [...edits, ...refunds];
  if (isEarned(order)) return [sold, ...back];
  const at = takenBackAt(order);
  // Within a month, what was not sold in the end is left out, as in the revenue.
  if (!at || monthOf(at) === monthOf(soldAt)) return [];
  const before = back.filter((one) => one.at < at);
  const rest = [...sold.taxes, ...before.flatMap(({ taxes }) => taxes.map(negated))];
  return [sold, ...before, { kind: 'refunded', at, taxes: rest }];
}

/** What was taken off an order that had been sold, in months that do not have its sale. */
function laterEdits({ edits = [] }: ExportedOrder, isLater: (at: Date) => boolean): TaxEvent[] {
  return edits.flatMap(({ at, taxes }) =>
    taxes && isLater(at) ? [{ kind: 'refunded' as const, at, taxes }] : [],
  );
}

/** When an order that had been earned was cancelled: what its month declared is not changed by that any more. */
function takenBackAt(order: ExportedOrder): Date | undefined {
  const { status, history, invoicedAt, refunds = [], totalCents } = order;
  if (status !== CANCELLED_STATUS) return undefined;
  const isPaidLate = refunds.some(({ cause, isSurplus }) => cause === 'late' && !isSurplus);
  const wasEarned = invoicedAt ?? (!isPaidLate && moneySums(order).paidCents >= totalCents);
  return wasEarned ? history.findLast((entry) => entry.status === CANCELLED_STATUS)?.at : undefined;
}

/** What was paid above the total is no part of the order, nor of its taxes. */
function isOfOrder({ state, isSurplus }: RefundRecord): boolean {
  return state === 'succeeded' && !isSurplus;
}

/** What a refund took back of each tax of its order, and of what is not taxed. */
function taxesBack(order: ExportedOrder, refund: RefundRecord): TaxTotal[] {
  if (order.price?.isExempt)
    return taxesIn(order).map((tax) => ({ ...tax, baseCents: refund.amountCents, amountCents: 0 }));
  const taxes = creditedTaxes(order.price?.taxes ?? [], order.price, refund);
  return withUntaxed(taxes, refund.amountCents);
}
