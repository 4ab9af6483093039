import { formatDollars, type SalesAmounts } from '@shop/shared';
import styles from './amounts-list.module.css';
import { OverviewCard } from './overview-card';

const ROWS = [
  ['items', 'Goods before discounts'],
  ['discount', 'Discounts'],
  ['shipping', 'Delivery'],
  ['tax', 'Tax'],
  ['gross', 'Gross, with tax'],
  ['net', 'Net, without tax'],
] as const satisfies readonly (readonly [keyof SalesAmounts, string])[];

/** What the revenue is made of. */
export function AmountsCard({ amounts }: { amounts: SalesAmounts }) {
  return (
    <OverviewCard title="What the revenue is made of">
      <dl className={`tabular ${styles.amounts}`}>
        {ROWS.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{formatDollars(amounts[name])}</dd>
          </div>
        ))}
      </dl>
    </OverviewCard>
  );
}
