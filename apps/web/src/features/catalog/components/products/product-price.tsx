import type { Product } from '@shop/shared';
import { Price } from '../../../../ui/display/price';
import { isOnSale, type Offered } from './on-sale';
import styles from './product-price.module.css';

interface ProductPriceProps {
  product: Pick<Product, 'priceTo'> & Offered;
  className?: string | undefined;
}

/** What a product costs: `from $12.00` if its variants differ, and in a sale what it costs otherwise, struck through. */
export function ProductPrice({ product, className }: ProductPriceProps) {
  const { price, priceTo = price, compareAtPrice, priorPrice } = product;
  const now =
    priceTo <= price ? (
      <Price dollars={price} />
    ) : (
      <>
        from <Price dollars={price} />
      </>
    );
  if (!isOnSale(product)) return <span className={className}>{now}</span>;
  return (
    <span className={className}>
      <span className="visually-hidden">Sale price </span>
      {now} <span className="visually-hidden">Regular price </span>
      <s className={styles.regular}>
        <Price dollars={compareAtPrice ?? price} />
      </s>
      {priorPrice !== undefined && (
        <span className={styles.prior}>
          Lowest price of the last 30 days: <Price dollars={priorPrice} />
        </span>
      )}
    </span>
  );
}
