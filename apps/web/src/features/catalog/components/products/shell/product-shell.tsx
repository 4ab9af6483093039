import type { Product } from '@shop/shared';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { Skeleton } from '../../../../../ui/feedback/skeleton';
import { PageMeta } from '../../../../../ui/metadata/page-meta';
import styles from '../../product/product-details.module.css';
import type { Offered } from '../on-sale';
import { ProductFrame } from './product-frame';
import { ProductPrice } from '../product-price';

type Known = Pick<Product, '_id' | 'name' | 'photo' | 'priceTo'> & Offered;

/** Where the page of a product will be: with what a list has shown of it, if it was opened from one. */
export function ProductShell({ product }: { product?: Known }) {
  return (
    <ProductFrame>
      <div role="status" aria-label="Loading the product" className={styles.details}>
        <PageMeta {...(product && { page: product.name })} />
        <div className={styles.trail}>
          <Skeleton width="40%" height="1.8125rem" />
        </div>
        <div className={`${styles.picture} ${styles.awaited}`}>
          {product ? (
            // As in the list, which has loaded it.
            <ProductPhoto
              productId={product._id}
              alt=""
              photo={product.photo}
              sizes="18rem"
              eager
              whole
            />
          ) : (
            <Skeleton height="100%" radius="var(--radius-card)" />
          )}
        </div>
        <div className={styles.facts}>
          {product ? (
            <>
              {/* No heading: the focus would go to it and be lost with it. */}
              <p className={styles.name}>{product.name}</p>
              <ProductPrice product={product} className={styles.price} />
            </>
          ) : (
            <>
              <Skeleton width="70%" height="3rem" />
              <Skeleton width="30%" height="1.75rem" />
            </>
          )}
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </ProductFrame>
  );
}
