import { formatDollars, type BulkField } from '@shop/shared';
import styles from '../../../ui/list/bulk-bar.module.css';
import { productsOf, type BulkPlan } from './bulk-edit';

interface BulkPreviewProps {
  plan: BulkPlan;
  field: BulkField;
}

/** How many products an edit will change, and which stay as they are; of a price, the first one as an example. */
export function BulkPreview({ plan: { changes, already, refusals }, field }: BulkPreviewProps) {
  const [first] = changes;
  const { price, priceBefore } = first?.change ?? {};
  const hasExample = field === 'price' && price !== undefined && priceBefore !== undefined;
  return (
    <div className={styles.note} role="status">
      <p>
        {productsOf(changes.length)} will change
        {hasExample &&
          `, such as ${first?.name}: ${formatDollars(priceBefore)} → ${formatDollars(price)}`}
        .{already > 0 && ` ${already.toLocaleString('en-US')} already like this.`}
        {refusals.length > 0 && ` ${refusals.length.toLocaleString('en-US')} can’t be changed:`}
      </p>
      {refusals.slice(0, 3).map(({ slug, name, message }) => (
        <p key={slug}>
          {name}: {message}
        </p>
      ))}
    </div>
  );
}
