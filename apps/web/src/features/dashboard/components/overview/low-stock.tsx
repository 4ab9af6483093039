import type { LowStock as LowStockPart } from '@shop/shared';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PermittedLink } from '../../../../ui/page/permitted';
import { Figure } from './figure';
import { OverviewCard } from './overview-card';
import styles from './rows.module.css';

/** How many products are low in stock, and those with the least stock. */
export function LowStock({ mark, total, products }: LowStockPart) {
  return (
    <OverviewCard title="Low in stock">
      <Figure
        to={dashboardPaths.adminProductsLowInStock}
        value={total.toLocaleString('en-US')}
        label={`${total === 1 ? 'product' : 'products'} with ${mark} pieces or fewer`}
      />
      {products.length > 0 && (
        <ul className={styles.rows}>
          {products.map(({ _id, name, slug, variant, quantity }) => (
            <li key={_id}>
              <PermittedLink to={stockPath(slug, variant)} className={styles.row}>
                <span className={styles.name}>{variant ? `${name}, ${variant}` : name}</span>
                <span className={`tabular ${styles.value} ${quantity === 0 ? styles.none : ''}`}>
                  {quantity === 0 ? 'Sold out' : `${quantity} left`}
                </span>
              </PermittedLink>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}

/** Where the stock of a product, or of its variants, is changed. */
function stockPath(slug: string, variant: string | undefined): string {
  return variant ? dashboardPaths.adminVariants(slug) : dashboardPaths.adminProduct(slug);
}
