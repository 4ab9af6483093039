import type { Product } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { similarProductsQuery } from '../../api/get-similar-products';
import { ProductGrid, ProductGridSkeleton } from '../products/product-grid';
import { ProductRow } from '../products/product-row';
import styles from './similar-products.module.css';

export function SimilarProducts({ product }: { product: Product }) {
  return (
    <ProductRow title="Similar Products" className={styles.similar}>
      <SimilarList product={product} />
    </ProductRow>
  );
}

function SimilarList({ product }: { product: Product }) {
  const { data, isPending, error, refetch } = useQuery(similarProductsQuery(product));
  if (isPending) return <ProductGridSkeleton cards={5} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className={styles.none}>No Similar Products found</p>;
  return <ProductGrid products={data} eager={0} />;
}
