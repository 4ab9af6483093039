import type { AdministeredProduct } from '@shop/shared';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { useListedVariants } from '../../api/listed-variants';
import styles from '../cell-rows/cell-rows.module.css';
import { PriceRow } from './price-row';

/** The variants of a product, hidden ones included, as rows below it. */
export function VariantRows({ product }: { product: AdministeredProduct }) {
  const { variants, error, retry, of } = useListedVariants(product);
  if (error && !variants)
    return (
      <li className={styles.beforeRows}>
        <ErrorState error={error} onRetry={retry} />
      </li>
    );
  if (!variants)
    return (
      <li className={styles.beforeRows} role="status">
        Loading variants …
      </li>
    );
  return variants.map((variant) => {
    const name = `${product.name}, ${variant.name}`;
    return (
      <PriceRow key={variant._id} priced={{ ...variant, name }} listed={of(variant._id)}>
        <div className={styles.product}>
          <span className={styles.variant} title={name}>
            {variant.name}
          </span>
          <span className={styles.category}>
            {[variant.sku, variant.hidden && 'Hidden'].filter(Boolean).join(' · ')}
          </span>
        </div>
      </PriceRow>
    );
  });
}
