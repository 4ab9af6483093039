import type { Invoice as InvoiceDocument } from '@shop/shared';
import { invoiceNotice } from '../invoice-notice';
import { DocumentHead } from './document-head';
import { DocumentNotice } from './document-notice';
import { InvoiceEnd } from './invoice-end';
import { InvoiceLines } from './invoice-lines';
import styles from './invoice.module.css';

/** An invoice, a credit note or a preview. All content comes from the document itself, never from the settings. */
export function Invoice({ invoice }: { invoice: InvoiceDocument }) {
  const { seller, buyer } = invoice;
  const notice = invoiceNotice(invoice);
  const contacts = [seller.address, seller.email, seller.phone, seller.tollFree];
  return (
    <>
      {notice && <DocumentNotice>{notice}</DocumentNotice>}
      <DocumentHead shop={seller.name} title={titleOf(invoice)} facts={factsOf(invoice)}>
        {contacts.filter(Boolean).join('\n')}
      </DocumentHead>
      <h3 className={styles.label}>Bill to</h3>
      <address className={styles.buyer}>
        {[buyer.name, buyer.address, buyer.taxId && `Tax number ${buyer.taxId}`]
          .filter(Boolean)
          .join('\n')}
      </address>
      <InvoiceLines invoice={invoice} />
      <InvoiceEnd invoice={invoice} />
    </>
  );
}

function titleOf({ kind, number, documentNumber }: InvoiceDocument): string {
  if (documentNumber === null) return `Invoice for order ${number}`;
  return `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${documentNumber}`;
}

/** The dates of the document by the seller's clock, and the numbers that belong to it. */
function factsOf({
  kind,
  number,
  issuedAt,
  shippedAt,
  orderedAt,
  credits,
  seller,
}: InvoiceDocument): (readonly [string, string])[] {
  const days = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: seller.timeZone,
  });
  const day = (moment: string) => days.format(new Date(moment));
  const dates: (readonly [string, string | null | undefined])[] = [
    ['Order date', orderedAt],
    ['Shipping date', kind === 'invoice' ? shippedAt : undefined],
    [kind === 'invoice' ? 'Invoice date' : 'Date', issuedAt],
  ];
  return [
    ['Order', String(number)],
    ...dates.flatMap(([name, moment]) => (moment ? [[name, day(moment)] as const] : [])),
    ...(credits
      ? [[kind === 'invoice' ? 'Takes back credit note' : 'Corrects invoice', credits] as const]
      : []),
    ...(seller.taxNumber ? [['Our tax number', seller.taxNumber] as const] : []),
  ];
}
