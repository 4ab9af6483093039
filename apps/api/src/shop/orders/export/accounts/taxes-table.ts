import { formatAmount, sumOf, type Cents, type TaxTotal } from '@shop/shared';
import { localTime } from '../local-time.js';
import type { TaxDocument } from './tax-documents.js';
import { Totals } from './totals.js';

interface NetAndTax {
  baseCents: Cents;
  amountCents: Cents;
}

interface TaxSum {
  /** How many invoices are in it. */
  invoices: number;
  invoice: NetAndTax;
  /** What the credit notes of this month take back, of whatever month their invoices are. */
  'credit-note': NetAndTax;
}

/**
 * A row for each month, zone and rate: what the invoices of the month come to, and what its credit notes take back. What
 * no rate taxes has a row with the rate 0, and so do the invoices of exempt customers.
 */
export function taxesTable(timeZone: string) {
  const local = localTime(timeZone);
  const totals = new Totals<TaxSum>();
  return {
    header: [
      `Month of invoices (${timeZone})`,
      'Zone',
      'Tax',
      'Rate (%)',
      'Invoices',
      'Net (¤)',
      'Tax amount (¤)',
      'Gross (¤)',
      'Credited net (¤)',
      'Credited tax (¤)',
      'Credited gross (¤)',
      'Zone id',
    ],
    rowsOf(batch: readonly TaxDocument[]) {
      for (const document of batch)
        for (const tax of taxesOf(document)) {
          const { zone, issuedAt } = document;
          const month = local(issuedAt).slice(0, 7);
          const key = [month, zone.name, tax.name, String(tax.rate / 1000), zone._id];
          const total = totals.at(key, nothing);
          if (document.kind === 'invoice') total.invoices += 1;
          add(total[document.kind], tax);
        }
      return [];
    },
    lastRows: () =>
      totals.sorted().map(({ key, total }) => [
        ...key.slice(0, -1),
        total.invoices,
        ...amounts(total.invoice),
        ...amounts(total['credit-note']),
        // Two zones may have the same name.
        ...key.slice(-1),
      ]),
  };
}

/** The taxes of a document, and what they leave untaxed, so that they add up to its total. */
function taxesOf({ taxes = [], isExempt, totalCents }: TaxDocument): readonly TaxTotal[] {
  if (isExempt) return [{ name: 'Exempt', rate: 0, baseCents: totalCents, amountCents: 0 }];
  const taxed = sumOf(taxes, ({ baseCents, amountCents }) => baseCents + amountCents);
  if (taxed === totalCents && taxes.length > 0) return taxes;
  return [...taxes, { name: '', rate: 0, baseCents: totalCents - taxed, amountCents: 0 }];
}

const nothing = (): TaxSum => ({
  invoices: 0,
  invoice: { baseCents: 0, amountCents: 0 },
  'credit-note': { baseCents: 0, amountCents: 0 },
});

function add(to: NetAndTax, { baseCents, amountCents }: TaxTotal): void {
  to.baseCents += baseCents;
  to.amountCents += amountCents;
}

const amounts = ({ baseCents, amountCents }: NetAndTax) =>
  [baseCents, amountCents, baseCents + amountCents].map(formatAmount);
