import { sumOf, type TaxTotal } from '@shop/shared';
import type { InvoiceRecord } from '../invoice.model.js';
import { standingNotes } from '../open-invoice.js';

/** An invoice without what the credit notes among the documents of its order have taken back of it. */
export function restOf(invoice: InvoiceRecord, documents: readonly InvoiceRecord[]): InvoiceRecord {
  const notes = standingNotes(documents).filter(
    ({ credits }) => credits === invoice.documentNumber,
  );
  if (notes.length === 0) return invoice;
  const { adjustments = [], taxes, totalCents } = invoice;
  const credited = notes.map(({ documentNumber, totalCents: amount }) => ({
    name: `Credited by ${documentNumber}`,
    amountCents: -amount,
  }));
  return {
    ...invoice,
    adjustments: [...adjustments, ...credited],
    totalCents: totalCents - sumOf(notes, (note) => note.totalCents),
    ...(taxes && { taxes: taxes.map((tax) => withoutTax(tax, notes)).filter(isLeft) }),
  };
}

function isLeft({ baseCents, amountCents }: TaxTotal): boolean {
  return baseCents !== 0 || amountCents !== 0;
}

function withoutTax(tax: TaxTotal, notes: readonly InvoiceRecord[]): TaxTotal {
  const credited = notes.flatMap(({ taxes = [] }) =>
    taxes.filter(({ name, rate }) => name === tax.name && rate === tax.rate),
  );
  return {
    ...tax,
    baseCents: tax.baseCents - sumOf(credited, ({ baseCents }) => baseCents),
    amountCents: tax.amountCents - sumOf(credited, ({ amountCents }) => amountCents),
  };
}
