import type { Overview } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import { Figure } from './figure';
import { OverviewCard } from './overview-card';
import styles from './rows.module.css';

/** Orders that wait for the shop to act. */
export function WaitingOrders({ waiting, sentUnpaid }: Pick<Overview, 'waiting' | 'sentUnpaid'>) {
  const total = waiting.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <OverviewCard title="Orders waiting">
      <Figure
        to={dashboardPaths.adminOrdersOf({ status: 'waiting' })}
        value={total.toLocaleString('en-US')}
        label={total === 1 ? 'order waiting' : 'orders waiting'}
      />
      <ul className={styles.rows}>
        {waiting.map(({ status, orders }) => (
          <li key={status}>
            <PermittedLink to={dashboardPaths.adminOrdersOf({ status })} className={styles.row}>
              <span className={styles.name}>{status}</span>
              <span className={`tabular ${styles.value}`}>{orders.toLocaleString('en-US')}</span>
            </PermittedLink>
          </li>
        ))}
        {sentUnpaid > 0 && (
          <li>
            <PermittedLink
              to={dashboardPaths.adminOrdersOf({ payment: 'sent_unpaid' })}
              className={styles.row}
            >
              <span className={styles.name}>Sent, not paid</span>
              <span className={`tabular ${styles.value}`}>
                {sentUnpaid.toLocaleString('en-US')}
              </span>
            </PermittedLink>
          </li>
        )}
      </ul>
    </OverviewCard>
  );
}
