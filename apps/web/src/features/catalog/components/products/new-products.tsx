import { useInfiniteQuery } from '@tanstack/react-query';
import { ALL_PRODUCTS, productPagesQuery } from '../../api/get-product-pages';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { ProductRow } from './product-row';

/** One row on the widest screen. */
const MOST = 5;

/**
 * The newest products that can be bought, as a suggestion; nothing when they can't be loaded. The first photo is the
 * largest thing on an empty cart's first screen.
 */
export function NewProducts() {
  const { data, isPending } = useInfiniteQuery(productPagesQuery(ALL_PRODUCTS));
  const products = data?.pages[0]?.products.filter(({ quantity }) => quantity > 0) ?? [];
  if (!isPending && products.length === 0) return null;
  return (
    <ProductRow title="New in the shop">
      {isPending ? (
        <ProductGridSkeleton cards={MOST} />
      ) : (
        <ProductGrid products={products.slice(0, MOST)} eager={1} />
      )}
    </ProductRow>
  );
}
