import { CANCELLED_STATUS, sumOf, type Cents, type TaxTotal } from '@shop/shared';
import { creditedTaxes } from '../../documents/credit/credited-taxes.js';
import { moneySums } from '../../money/money-sums.js';
import type { RefundRecord } from '../../money/refund-record.js';
import type { ExportedOrder } from '../export-table.js';
import { isEarned, sumsOf } from './order-sums.js';

/** What a sale, or money that went back, adds to the taxes of its moment. */
export interface TaxEvent {
  kind: 'sold' | 'refunded';
  at: Date;
  taxes: readonly TaxTotal[];
}

/**
 * What happened to the taxes of an order, and when.
 * @param monthOf `2026-11`, in the shop's time zone
 */
export function taxEvents(order: ExportedOrder, monthOf: (moment: Date) => string): TaxEvent[] {
  const sold: TaxEvent = { kind: 'sold', at: order.createdAt, taxes: taxesIn(order) };
  const refunds = (order.refunds ?? []).filter(isOfOrder).map((refund) => ({
    kind: 'refunded' as const,
    at: refund.endedAt ?? refund.at,
    taxes: taxesBack(order, refund),
  }));
  if (isEarned(order)) return [sold, ...refunds];
  const at = takenBackAt(order);
  // Within a month, what was not sold in the end is left out, as in the revenue.
  if (!at || monthOf(at) === monthOf(order.createdAt)) return [];
  const before = refunds.filter((refund) => refund.at < at);
  const rest = [...sold.taxes, ...before.flatMap(({ taxes }) => taxes.map(negated))];
  return [sold, ...before, { kind: 'refunded', at, taxes: rest }];
}

/** When an order that had been earned was cancelled: what its month declared is not changed by that any more. */
function takenBackAt(order: ExportedOrder): Date | undefined {
  const { status, history, invoicedAt, refunds = [], totalCents } = order;
  if (status !== CANCELLED_STATUS) return undefined;
  const isPaidLate = refunds.some(({ cause, isSurplus }) => cause === 'late' && !isSurplus);
  const wasEarned = invoicedAt ?? (!isPaidLate && moneySums(order).paidCents >= totalCents);
  return wasEarned ? history.findLast((entry) => entry.status === CANCELLED_STATUS)?.at : undefined;
}

function negated({ baseCents, amountCents, ...tax }: TaxTotal): TaxTotal {
  return { ...tax, baseCents: -baseCents, amountCents: -amountCents };
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

/** The taxes of an order, and what is not taxed, so that all of it is there. */
function taxesIn(order: ExportedOrder): TaxTotal[] {
  const { totalCents } = sumsOf(order);
  if (order.price?.isExempt)
    return [{ name: 'Exempt', rate: 0, baseCents: totalCents, amountCents: 0 }];
  return withUntaxed(order.price?.taxes ?? [], totalCents);
}

function withUntaxed(taxes: readonly TaxTotal[], totalCents: Cents): TaxTotal[] {
  const untaxed =
    totalCents - sumOf(taxes, ({ baseCents, amountCents }) => baseCents + amountCents);
  if (untaxed === 0 && taxes.length > 0) return [...taxes];
  return [...taxes, { name: '', rate: 0, baseCents: untaxed, amountCents: 0 }];
}
