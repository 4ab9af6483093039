import { nameWithVariant, type Invoice as InvoiceDocument } from '@shop/shared';
import { Adjustments } from '../../../ui/display/adjustments';
import { Price } from '../../../ui/display/price';
import { invoiceNotice } from '../invoice-notice';
import { DocumentHead } from './document-head';
import { DocumentNotice } from './document-notice';
import { DocumentTable } from './document-table';
import styles from './invoice.module.css';

/** An invoice, or its preview. All content comes from the invoice itself, never from the current settings. */
export function Invoice({ invoice }: { invoice: InvoiceDocument }) {
  const { number, issuedAt, orderedAt, seller, buyer, lines, adjustments, total, payment } =
    invoice;
  const notice = invoiceNotice(invoice);
  const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: seller.timeZone });
  const contacts = [seller.address, seller.email, seller.phone, seller.tollFree];
  return (
    <>
      {notice && <DocumentNotice>{notice}</DocumentNotice>}
      <DocumentHead
        shop={seller.name}
        title={`Invoice ${number}`}
        facts={[
          ['Order', String(number)],
          ['Order date', days.format(new Date(orderedAt))],
          ...(issuedAt ? ([['Invoice date', days.format(new Date(issuedAt))]] as const) : []),
        ]}
      >
        {contacts.filter(Boolean).join('\n')}
      </DocumentHead>
      <h3 className={styles.label}>Bill to</h3>
      <address className={styles.buyer}>
        {[buyer.name, buyer.address].filter(Boolean).join('\n')}
      </address>
      <DocumentTable item={`Items in order ${number}`} after={['Quantity', 'Unit price', 'Amount']}>
        {lines.map((line, index) => (
          <tr key={index}>
            <td>{nameWithVariant(line)}</td>
            <td className={styles.amount}>{line.quantity}</td>
            <td className={styles.amount}>
              <Price dollars={line.price} />
            </td>
            <td className={styles.amount}>
              <Price dollars={line.total} />
            </td>
          </tr>
        ))}
      </DocumentTable>
      <div className={styles.end}>
        <Adjustments adjustments={adjustments} className={styles.adjustment} />
        <p className={styles.total}>
          Total <Price dollars={total} />
        </p>
        <p>{payment.success ? 'Paid in full: nothing is left to pay.' : 'Not paid.'}</p>
        {seller.invoiceFooter && <p className={styles.footer}>{seller.invoiceFooter}</p>}
      </div>
    </>
  );
}
