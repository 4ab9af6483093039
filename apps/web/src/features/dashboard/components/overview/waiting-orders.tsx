import type { WaitingOrders as WaitingOrdersPart } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import { useMomentFormat } from '../../../../ui/page/use-moment-format';
import { Figure } from './figure';
import { OverviewCard } from './overview-card';
import styles from './rows.module.css';

type WaitingOrdersProps = Omit<WaitingOrdersPart, 'returns'>;

/** Orders that wait for the shop to act. */
export function WaitingOrders({ waiting, toSend, disputed, ...money }: WaitingOrdersProps) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  return (
    <OverviewCard title="Orders waiting">
      <Figure
        to={dashboardPaths.adminOrdersOf({ status: 'waiting' })}
        value={toSend.toLocaleString('en-US')}
        label={toSend === 1 ? 'order waiting' : 'orders waiting'}
      />
      <ul className={styles.rows}>
        {waiting.map(({ status, orders }) => (
          <li key={status}>
            <PermittedLink
              to={dashboardPaths.adminOrdersOf({ status, left: 'to_send' })}
              className={styles.row}
            >
              <span className={styles.name}>Status: {status}</span>
              <span className={`tabular ${styles.value}`}>{orders.toLocaleString('en-US')}</span>
            </PermittedLink>
          </li>
        ))}
        {[
          { payment: 'sent_unpaid' as const, name: 'Sent, not paid', orders: money.sentUnpaid },
          {
            payment: 'paid_in_part' as const,
            name: 'Sent, paid in part',
            orders: money.paidInPart,
          },
          {
            payment: 'to_return' as const,
            name: 'Money to return',
            orders: money.toReturn,
          },
          {
            payment: 'disputed' as const,
            name: disputed.dueAt ? `Disputed, answer by ${day(disputed.dueAt)}` : 'Disputed',
            orders: disputed.orders,
          },
        ]
          .filter(({ orders }) => orders > 0)
          .map(({ payment, name, orders }) => (
            <li key={payment}>
              <PermittedLink to={dashboardPaths.adminOrdersOf({ payment })} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <span className={`tabular ${styles.value}`}>{orders.toLocaleString('en-US')}</span>
              </PermittedLink>
            </li>
          ))}
      </ul>
    </OverviewCard>
  );
}
