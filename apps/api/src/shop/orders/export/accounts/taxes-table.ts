import { formatAmount, type Cents, type TaxTotal } from '@shop/shared';
import type { ExportTable } from '../export-table.js';
import { localTime } from '../local-time.js';
import { taxEvents } from './tax-events.js';
import { isWithin, type TaxPeriod } from './tax-period.js';
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
 * A row for each month, zone and rate: what was taxed, the tax, and what of both went back by refunds, as far as it was
 * within the period. What no rate taxes has a row with the rate 0, and so do the orders of exempt customers.
 */
export function taxesTable(timeZone: string, period: TaxPeriod): ExportTable {
  const local = localTime(timeZone);
  const monthOf = (moment: Date) => local(moment).slice(0, 7);
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
      for (const order of batch)
        for (const { kind, at, taxes } of taxEvents(order, monthOf)) {
          if (!isWithin(period, at)) continue;
          for (const tax of taxes) {
            const key = [monthOf(at), order.price?.zone?.name ?? '', tax.name];
            const total = totals.at([...key, String(tax.rate / 1000)], nothing);
            if (kind === 'sold') total.orders += 1;
            add(total[kind], tax);
          }
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
