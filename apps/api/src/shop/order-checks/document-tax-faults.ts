import { sumOf, type TaxTotal } from '@shop/shared';
import {
  earlierRefund,
  standingRefunds,
  type InvoiceRecord,
  type OrderRecord,
} from '../orders/index.js';

const WHOLE = 100_000;
/** By how many cents for each line, and once for the delivery, rounding may move a tax: at the purchase, and with refunds. */
const ROUNDING = 3;

/**
 * Where net and tax of invoices and credit notes don't belong together. Documents can't be mended: those of orders with
 * refunds by builds that did not keep the net of each rate are not looked at.
 */
export function documentTaxFaults(
  { lines, refunds = [] }: OrderRecord,
  documents: readonly InvoiceRecord[],
): string[] {
  const standing = standingRefunds({ refunds }).filter(({ isSurplus }) => !isSurplus);
  if (standing.some((one) => !earlierRefund(one).taxes)) return [];
  const most = (lines.length + 1) * ROUNDING + refunds.length;
  const odd = documents.flatMap(({ documentNumber, taxes = [], isExempt }) =>
    taxes
      .filter((tax) => !isExempt && Math.abs(tax.amountCents - exactTax(tax)) > most)
      .map((tax) => `${documentNumber} has ${describe(tax)}`),
  );
  return [...odd, ...leftFaults(documents)];
}

function exactTax({ rate, baseCents }: TaxTotal): number {
  return (baseCents * rate) / WHOLE;
}

function describe({ rate, baseCents, amountCents }: TaxTotal): string {
  return `${amountCents} cents of tax on ${baseCents} at ${rate / 1000}%`;
}

/** What is left at a rate although all of the invoices was taken back. */
function leftFaults(documents: readonly InvoiceRecord[]): string[] {
  const signed = (one: InvoiceRecord) => (one.kind === 'invoice' ? 1 : -1);
  if (sumOf(documents, (one) => signed(one) * one.totalCents) !== 0) return [];
  const left = new Map<string, TaxTotal>();
  for (const one of documents)
    for (const tax of one.taxes ?? []) {
      const key = `${tax.rate}:${tax.name}`;
      const { baseCents = 0, amountCents = 0 } = left.get(key) ?? {};
      left.set(key, {
        ...tax,
        baseCents: baseCents + signed(one) * tax.baseCents,
        amountCents: amountCents + signed(one) * tax.amountCents,
      });
    }
  return [...left.values()]
    .filter(({ baseCents, amountCents }) => baseCents !== 0 || amountCents !== 0)
    .map((tax) => `its invoices are taken back, but for ${describe(tax)}`);
}
