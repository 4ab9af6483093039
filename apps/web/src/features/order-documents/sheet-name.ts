import type { Invoice } from '@shop/shared';

/** What tells the invoices and credit notes of an order apart: its newest invoice goes by the order's name. */
export function sheetName(document: Invoice): string {
  const { kind, number, documentNumber, credits, creditedBy } = document;
  if (kind === 'credit-note') return `Credit note ${documentNumber}`;
  return creditedBy || credits ? `Invoice ${documentNumber}` : `Order ${number}`;
}
