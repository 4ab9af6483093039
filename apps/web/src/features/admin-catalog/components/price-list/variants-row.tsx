import { formatDollars, type AdministeredProduct } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { FROM_LIST } from '../../use-return-to-list';
import styles from './price-list.module.css';

/** A product whose variants have the prices and the stock: they are edited together, on a screen of their own. */
export function VariantsRow({ product }: { product: AdministeredProduct }) {
  const { name, slug, category, price, priceTo = price, quantity, compareAtPrice } = product;
  const prices =
    priceTo > price ? `${formatDollars(price)} – ${formatDollars(priceTo)}` : formatDollars(price);
  return (
    <li className={styles.row} data-without-fields={name}>
      <div className={styles.product}>
        <Link to={dashboardPaths.adminProduct(slug)} state={FROM_LIST} title={name}>
          {name}
        </Link>
        <span className={styles.category}>{category.name}</span>
      </div>
      <span className={`tabular ${styles.fact}`}>
        <span className={styles.factName}>Price </span>
        {prices}
      </span>
      <span className={`tabular ${styles.fact}`}>
        {compareAtPrice !== undefined && (
          <>
            <span className={styles.factName}>Compare-at price </span>
            {formatDollars(compareAtPrice)}
          </>
        )}
      </span>
      <span className={`tabular ${styles.fact}`}>
        <span className={styles.factName}>In stock </span>
        {quantity}
      </span>
      <div className={styles.actions}>
        <ButtonLink tone="secondary" to={dashboardPaths.adminVariants(slug)}>
          Edit variants <span className="visually-hidden">of {name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
