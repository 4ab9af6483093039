import { formatDollars, type Figures } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import { changeOf } from '../../figure-names';
import { OverviewCard } from '../overview/overview-card';
import styles from '../overview/rows.module.css';

interface BestSellersProps extends Pick<Figures, 'bestSellers'> {
  /** Whether they are of today, against the whole of yesterday. */
  isToday: boolean;
}

/** The products that sold best, each with its change. */
export function BestSellers({ bestSellers, isToday }: BestSellersProps) {
  return (
    <OverviewCard title="Best sellers">
      {bestSellers.length === 0 ? (
        <p className={styles.empty}>The best sellers of this period appear here.</p>
      ) : (
        <ul className={styles.rows}>
          {bestSellers.map(({ _id, name, slug, pieces, piecesBefore, ...amounts }) => (
            <li key={_id}>
              <PermittedLink to={dashboardPaths.adminProduct(slug)} className={styles.row}>
                <span className={styles.name}>{name}</span>
                <span className={`tabular ${styles.value}`}>
                  {[
                    `${pieces.toLocaleString('en-US')} sold`,
                    'goods' in amounts ? formatDollars(amounts.goods) : undefined,
                    isToday
                      ? `yesterday ${piecesBefore.toLocaleString('en-US')}`
                      : (changeOf(pieces, piecesBefore) ?? 'new'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </PermittedLink>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
