import type { Invoice } from '@shop/shared';

/** What tells the invoices and credit notes of an order apart: its newest invoice goes by the order's name. */
export function sheetName({ kind, number, documentNumber, creditedBy }: Invoice): string {
  if (kind === 'credit-note') return `Credit note ${documentNumber}`;
  return creditedBy ? `Invoice ${documentNumber}` : `Order ${number}`;
}
