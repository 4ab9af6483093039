import { formatDollars, type MoneySums, type PeriodFigures } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import styles from './amounts-list.module.css';
import { OverviewCard } from './overview-card';

const ROWS = [
  ['paid', 'Paid', undefined],
  ['refunded', 'Refunded', 'with_refund'],
  ['outstanding', 'Still to be paid', 'outstanding'],
  ['missing', 'Rest of orders sent and paid in part', 'paid_in_part'],
  ['disputed', 'Disputed', 'disputed'],
  ['lost', 'Lost in disputes', undefined],
] as const satisfies readonly (readonly [keyof MoneySums, string, string | undefined])[];

interface MoneyCardProps {
  money: MoneySums;
  /** The days on which the orders were placed. */
  days: Pick<PeriodFigures, 'from' | 'until'>;
}

/** Where the money of the period's orders is. */
export function MoneyCard({ money, days: { from, until } }: MoneyCardProps) {
  return (
    <OverviewCard title="Payments for these orders">
      <dl className={`tabular ${styles.amounts}`}>
        {ROWS.map(([name, label, payment]) => (
          <div key={name}>
            <dt>
              {payment ? (
                <PermittedLink to={dashboardPaths.adminOrdersOf({ from, until, payment })}>
                  {label}
                </PermittedLink>
              ) : (
                label
              )}
            </dt>
            <dd>{formatDollars(money[name])}</dd>
          </div>
        ))}
      </dl>
    </OverviewCard>
  );
}
