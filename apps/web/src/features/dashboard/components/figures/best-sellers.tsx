import { formatDollars, type Figures } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import { changeOf } from '../../figure-names';
import { OverviewCard } from '../overview/overview-card';
import styles from '../overview/rows.module.css';

/** The products that sold best, each with its change. */
export function BestSellers({ bestSellers }: Pick<Figures, 'bestSellers'>) {
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
                    changeOf(pieces, piecesBefore) ?? 'new',
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
