import { statusRow, type Invoice } from '@shop/shared';

/** The notice to show above an invoice; undefined for a valid one. */
export function invoiceNotice({ issuedAt, status }: Invoice): string | undefined {
  const { restocked } = statusRow(status);
  if (issuedAt)
    return restocked
      ? `The order was ${restocked.adjective} after this invoice was issued.`
      : undefined;
  return restocked
    ? `Preview, not an invoice: the order is ${restocked.adjective}.`
    : 'Preview, not an invoice: the order is not shipped yet.';
}
