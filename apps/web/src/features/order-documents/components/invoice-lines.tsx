import { nameWithVariant, type Invoice } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { DocumentTable } from './document-table';
import styles from './invoice.module.css';

/** An amount of the order as such has no rate of its own. */
function rateText({ taxRate }: Invoice['lines'][number]): string {
  return taxRate === undefined ? '' : `${taxRate}%`;
}

/** The lines of an invoice, with the tax rate of each in a shop that has rates. */
export function InvoiceLines({ invoice: { number, lines, taxes } }: { invoice: Invoice }) {
  const after = ['Quantity', 'Unit price', ...(taxes ? ['Tax'] : []), 'Amount'];
  return (
    <DocumentTable item={`Items in order ${number}`} after={after}>
      {lines.map((line, index) => (
        <tr key={index}>
          <td>{nameWithVariant(line)}</td>
          <td className={styles.amount}>{line.quantity}</td>
          <td className={styles.amount}>
            <Price dollars={line.price} />
          </td>
          {taxes && <td className={styles.amount}>{rateText(line)}</td>}
          <td className={styles.amount}>
            <Price dollars={line.total} />
          </td>
        </tr>
      ))}
    </DocumentTable>
  );
}
