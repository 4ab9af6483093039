import { formatAmount, sumOf, type TaxTotal } from '@shop/shared';
import type { ExportedOrder, ExportTable } from '../export-table.js';
import { localTime } from '../local-time.js';
import { isEarned, sumsOf } from './order-sums.js';
import { Totals } from './totals.js';

interface TaxSum {
  orders: number;
  baseCents: number;
  taxCents: number;
}

/**
 * A row for each month, zone and rate: what was taxed, and the tax. What no rate taxes has a row with the rate 0, and so
 * do the orders of exempt customers.
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
    ],
    rowsOf(batch) {
      for (const order of batch.filter(isEarned)) {
        const start = [local(order.createdAt).slice(0, 7), order.price?.zone?.name ?? ''];
        for (const { name, rate, baseCents, amountCents } of taxesIn(order)) {
          const key = [...start, name, String(rate / 1000)];
          const total = totals.at(key, () => ({ orders: 0, baseCents: 0, taxCents: 0 }));
          total.orders += 1;
          total.baseCents += baseCents;
          total.taxCents += amountCents;
        }
      }
      return [];
    },
    lastRows: () =>
      totals
        .sorted()
        .map(({ key, total: { orders, baseCents, taxCents } }) => [
          ...key,
          orders,
          ...[baseCents, taxCents, baseCents + taxCents].map(formatAmount),
        ]),
  };
}

/** The taxes of an order, and what is not taxed, so that all of it is there. */
function taxesIn(order: ExportedOrder): TaxTotal[] {
  const { totalCents } = sumsOf(order);
  if (order.price?.isExempt)
    return [{ name: 'Exempt', rate: 0, baseCents: totalCents, amountCents: 0 }];
  const taxes = order.price?.taxes ?? [];
  const untaxed =
    totalCents - sumOf(taxes, ({ baseCents, amountCents }) => baseCents + amountCents);
  if (untaxed === 0 && taxes.length > 0) return [...taxes];
  return [...taxes, { name: '', rate: 0, baseCents: untaxed, amountCents: 0 }];
}
