import { formatAmount, sumOf, type Cents, type TaxTotal } from '@shop/shared';
import { creditedTaxes } from '../../documents/credit/credited-taxes.js';
import type { RefundRecord } from '../../money/refund-record.js';
import type { ExportedOrder, ExportTable } from '../export-table.js';
import { localTime } from '../local-time.js';
import { isEarned, sumsOf } from './order-sums.js';
import { Totals } from './totals.js';

interface NetAndTax {
  baseCents: Cents;
  amountCents: Cents;
}

interface TaxSum {
  orders: number;
  sold: NetAndTax;
  /** What went back in this month, of whatever month its order is. */
  refunded: NetAndTax;
}

/**
 * A row for each month, zone and rate: what was taxed, the tax, and what of both went back by refunds. What no rate taxes
 * has a row with the rate 0, and so do the orders of exempt customers.
 */
export function taxesTable(timeZone: string): ExportTable {
  const local = localTime(timeZone);
  const totals = new Totals<TaxSum>();
  return {
    header: [
      `Month (${timeZone})`,
      'Zone',
      'Tax',
      'Rate (%)',
      'Taxed orders',
      'Net (¤)',
      'Tax amount (¤)',
      'Gross (¤)',
      'Refunded net (¤)',
      'Refunded tax (¤)',
      'Refunded gross (¤)',
    ],
    rowsOf(batch) {
      for (const order of batch.filter(isEarned)) {
        const totalOf = (at: Date, { name, rate }: TaxTotal) => {
          const key = [local(at).slice(0, 7), order.price?.zone?.name ?? ''];
          return totals.at([...key, name, String(rate / 1000)], nothing);
        };
        for (const tax of taxesIn(order)) {
          const total = totalOf(order.createdAt, tax);
          total.orders += 1;
          add(total.sold, tax);
        }
        for (const refund of order.refunds?.filter(isOfOrder) ?? [])
          for (const tax of taxesBack(order, refund))
            add(totalOf(refund.endedAt ?? refund.at, tax).refunded, tax);
      }
      return [];
    },
    lastRows: () =>
      totals
        .sorted()
        .map(({ key, total: { orders, sold, refunded } }) => [
          ...key,
          orders,
          ...amounts(sold),
          ...amounts(refunded),
        ]),
  };
}

const nothing = (): TaxSum => ({
  orders: 0,
  sold: { baseCents: 0, amountCents: 0 },
  refunded: { baseCents: 0, amountCents: 0 },
});

function add(to: NetAndTax, { baseCents, amountCents }: TaxTotal): void {
  to.baseCents += baseCents;
  to.amountCents += amountCents;
}

const amounts = ({ baseCents, amountCents }: NetAndTax) =>
  [baseCents, amountCents, baseCents + amountCents].map(formatAmount);

/** What was paid above the total is no part of the order, nor of its taxes. */
function isOfOrder({ state, isSurplus }: RefundRecord): boolean {
  return state === 'succeeded' && !isSurplus;
}

/** What a refund took back of each tax of its order, and of what is not taxed. */
function taxesBack(order: ExportedOrder, refund: RefundRecord): TaxTotal[] {
  const all = taxesIn(order);
  if (order.price?.isExempt)
    return all.map((tax) => ({ ...tax, baseCents: refund.amountCents, amountCents: 0 }));
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
