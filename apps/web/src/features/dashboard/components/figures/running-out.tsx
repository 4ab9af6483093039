import { PACE_DAYS, RUNS_OUT_DAYS, type Figures } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { failureText } from '../../../../lib/http/api-error';
import { Button } from '../../../../ui/forms/button';
import { PermittedLink } from '../../../../ui/page/permitted';
import { useRunningOut } from '../../api/get-figures';
import { OverviewCard } from '../overview/overview-card';
import styles from '../overview/rows.module.css';

const soon = `within ${RUNS_OUT_DAYS} days at the pace of the last ${PACE_DAYS}, or of fewer for what is newer`;

/** What will soon be sold out at the pace of the last weeks. */
export function RunningOut({
  runningOut: { total, products },
}: Required<Pick<Figures, 'runningOut'>>) {
  const [isAll, setIsAll] = useState(false);
  const { data: all, error, isFetching } = useRunningOut(isAll);
  return (
    <OverviewCard title="Runs out soon">
      <p className={styles.empty}>
        {total === 0
          ? `Nothing runs out ${soon}.`
          : `${total === 1 ? '1 product runs' : `${total} products run`} out ${soon}.`}
      </p>
      {products.length > 0 && (
        <ul className={styles.rows}>
          {(all ?? products).map(({ _id, name, slug, variant, quantity, sold, lasts }) => (
            <li key={`${_id} ${variant ?? ''}`}>
              <PermittedLink to={dashboardPaths.adminStock(slug)} className={styles.row}>
                <span className={styles.name}>{variant ? `${name}, ${variant}` : name}</span>
                <span className={`tabular ${styles.value} ${quantity === 0 ? styles.none : ''}`}>
                  {quantity === 0 ? 'Sold out' : `${quantity} left`} · {sold} sold ·{' '}
                  {lastsText(quantity, lasts)}
                </span>
              </PermittedLink>
            </li>
          ))}
        </ul>
      )}
      {error && <p role="alert">{failureText(error)}</p>}
      {total > products.length && !all && (
        <Button tone="quiet" busy={isFetching} onClick={() => setIsAll(true)}>
          Show all {total.toLocaleString('en-US')}
        </Button>
      )}
    </OverviewCard>
  );
}

function lastsText(quantity: number, lasts: number): string {
  if (quantity === 0) return 'now';
  if (lasts === 0) return 'today';
  return lasts === 1 ? '1 day' : `${lasts} days`;
}
