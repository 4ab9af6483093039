import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_PRODUCTS, productPagesQuery } from '../../api/get-product-pages';
import styles from './new-products.module.css';
import { ProductGrid, ProductGridSkeleton } from './product-grid';

/** One row on the widest screen. */
const MOST = 5;

/** The newest products that can be bought, as a suggestion; nothing when they can't be loaded. */
export function NewProducts() {
  const { data, isPending } = useInfiniteQuery(productPagesQuery(ALL_PRODUCTS));
  const products = data?.pages[0]?.products.filter(({ quantity }) => quantity > 0) ?? [];
  if (!isPending && products.length === 0) return null;
  return (
    <section aria-labelledby="new-products" className={styles.section}>
      <h2 id="new-products">New in the shop</h2>
      {isPending ? (
        <ProductGridSkeleton cards={MOST} />
      ) : (
        <ProductGrid products={products.slice(0, MOST)} eager={0} />
      )}
    </section>
  );
}
