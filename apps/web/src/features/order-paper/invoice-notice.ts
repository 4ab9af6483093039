import { isCancelled, type Invoice } from '@shop/shared';

/** The notice to show above an invoice; undefined for a valid one. */
export function invoiceNotice({ issuedAt, status }: Invoice): string | undefined {
  if (issuedAt)
    return isCancelled(status)
      ? 'The order was cancelled after this invoice was issued.'
      : undefined;
  return isCancelled(status)
    ? 'Preview, not an invoice: the order is cancelled.'
    : 'Preview, not an invoice: the order is not shipped yet.';
}
