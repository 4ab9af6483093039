import type { Product, ProductMarks } from '@shop/shared';
import type { Ref } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** The ranges that a search matched in each product. */
  marks?: readonly ProductMarks[] | undefined;
  /** Whether these products are about to be replaced by others that are loading. */
  outdated?: boolean;
  /** How many cards are likely in view at first: their photos load first. */
  eager?: number | undefined;
  /** The list element, with one card per child. */
  ref?: Ref<HTMLUListElement>;
}

/** Cards that are visible without scrolling on a large screen. */
const EAGER_CARDS = 4;

export function ProductGrid({
  products,
  marks,
  outdated = false,
  eager = EAGER_CARDS,
  ref,
}: ProductGridProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-busy={outdated}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} marks={marks?.[index]} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

interface ProductGridSkeletonProps {
  cards?: number;
}

/** Placeholder as tall as the cards that replace it. */
export function ProductGridSkeleton({ cards = 6 }: ProductGridSkeletonProps) {
  return (
    <div role="status" aria-label="Loading products" className={styles.grid}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton height="var(--card-picture)" radius="0" />
          <div className={styles.lines}>
            <Skeleton width="70%" height="1.125rem" />
            <Skeleton width="90%" height="0.875rem" />
            <Skeleton width="35%" height="1.5rem" />
            <Skeleton height="2.75rem" radius="var(--radius-control)" />
          </div>
        </div>
      ))}
    </div>
  );
}
