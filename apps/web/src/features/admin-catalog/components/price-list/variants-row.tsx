import { formatDollars, type AdministeredProduct } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Button, ButtonLink } from '../../../../ui/forms/button';
import { shortText } from '../../short-text';
import styles from '../cell-rows/cell-rows.module.css';
import { ProductLink } from '../cell-rows/product-link';
import { VariantRows } from './variant-rows';

/** A product whose variants have the prices and the stock. They are shown as rows below it, if wanted. */
export function VariantsRow({ product }: { product: AdministeredProduct }) {
  const [isOpen, setOpen] = useState(false);
  const { name, slug, category, price, priceTo = price, quantity, compareAtPrice, short } = product;
  const prices =
    priceTo > price ? `${formatDollars(price)} – ${formatDollars(priceTo)}` : formatDollars(price);
  return (
    <>
      <li className={`${styles.row} ${styles.prices}`} data-without-fields={name}>
        <ProductLink product={product}>
          {category.name}
          {short && ` · Short: ${shortText(short)}`}
        </ProductLink>
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
          <Button tone="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Variants <span className="visually-hidden">of {name}</span>
          </Button>
          <ButtonLink tone="quiet" to={dashboardPaths.adminVariants(slug)}>
            Edit <span className="visually-hidden">variants of {name}</span>
          </ButtonLink>
        </div>
      </li>
      {isOpen && <VariantRows product={product} />}
    </>
  );
}
