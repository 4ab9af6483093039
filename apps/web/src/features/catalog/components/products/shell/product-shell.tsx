import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { Skeleton } from '../../../../../ui/feedback/skeleton';
import { PageMeta } from '../../../../../ui/metadata/page-meta';
import type { KnownProduct } from '../../../../../ui/page/known-page';
import styles from '../../product/product-details.module.css';
import { ProductFrame } from './product-frame';
import { ProductPrice } from '../product-price';

/** Where the page of a product will be: with what the page has shown of it by which it was opened. */
export function ProductShell({ product }: { product?: KnownProduct | undefined }) {
  return (
    <ProductFrame>
      <div role="status" aria-label="Loading the product" className={styles.details}>
        <PageMeta {...(product && { page: product.name })} />
        <div className={styles.trail}>
          <Skeleton width="40%" height="1.8125rem" />
        </div>
        <div className={`${styles.picture} ${styles.awaited}`}>
          {product ? (
            // As on that page, which has loaded it.
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
            </>
          ) : (
            <Skeleton width="70%" height="3rem" />
          )}
          {product?.price === undefined ? (
            <Skeleton width="30%" height="1.75rem" />
          ) : (
            <ProductPrice product={{ ...product, price: product.price }} className={styles.price} />
          )}
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </ProductFrame>
  );
}
