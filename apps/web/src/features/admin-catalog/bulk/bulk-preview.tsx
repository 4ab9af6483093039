import { formatDollars, type BulkField } from '@shop/shared';
import styles from '../../../ui/list/bulk-bar.module.css';
import { productsOf, type BulkPlan } from './bulk-edit';

interface BulkPreviewProps {
  plan: BulkPlan;
  field: BulkField;
}

/** How many products an edit will change, and which stay as they are; of prices and stocks, the first one as an example. */
export function BulkPreview({ plan, field }: BulkPreviewProps) {
  const { changes, variants, example, already, refusals } = plan;
  return (
    <div className={styles.note} role="status">
      <p>
        {productsOf(changes.length)} will change
        {variants > 0 && `, with ${variants.toLocaleString('en-US')} variants`}
        {example &&
          `, such as ${example.name}: ${shown(example.before, field)} → ${shown(example.after, field)}`}
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

/** A price or a stock as it is shown. */
function shown(value: string | number | null, field: BulkField): string {
  if (value === null || value === '') return 'none';
  const number = Number(value);
  return field === 'quantity' ? number.toLocaleString('en-US') : formatDollars(number);
}
