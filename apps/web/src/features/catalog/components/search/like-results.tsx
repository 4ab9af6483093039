import type { Product } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { similarProductsQuery } from '../../api/get-similar-products';
import { ProductGrid } from '../products/product-grid';
import { ProductRow } from '../products/product-row';
import styles from './search-results.module.css';

interface LikeResultsProps {
  likened: Product;
  /** All results. */
  results: readonly Product[];
}

/** What follows a few results: products like one of them, as far as they are not among the results. */
export function LikeResults({ likened, results }: LikeResultsProps) {
  const { data = [] } = useQuery(similarProductsQuery(likened));
  const others = data.filter(({ _id }) => results.every((shown) => shown._id !== _id));
  if (others.length === 0) return null;
  return (
    <ProductRow title={`Similar to ${likened.name}`} className={styles.more}>
      <ProductGrid products={others} eager={0} />
    </ProductRow>
  );
}
