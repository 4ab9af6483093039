import { statusRow, type Invoice } from '@shop/shared';

/** The notice to show above an invoice; undefined for a valid document. */
export function invoiceNotice({
  kind,
  issuedAt,
  status,
  credits,
  creditedBy,
}: Invoice): string | undefined {
  if (kind === 'credit-note')
    return (
      creditedBy && `Invoice ${creditedBy} takes back this credit note: its refund did not arrive.`
    );
  if (credits) return undefined;
  const { restocked } = statusRow(status);
  if (creditedBy) return `Credit note ${creditedBy} takes back this invoice.`;
  if (issuedAt)
    return restocked
      ? `The order was ${restocked.adjective} after this invoice was issued.`
      : undefined;
  return restocked
    ? `Preview, not an invoice: the order is ${restocked.adjective}.`
    : 'Preview, not an invoice: the order is not shipped yet.';
}
