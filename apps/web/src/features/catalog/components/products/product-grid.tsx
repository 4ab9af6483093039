import type { Product, ProductMarks } from '@shop/shared';
import { useState, type Ref } from 'react';
import { useFirstCards } from './card/use-first-cards';
import { ProductCard } from './card/product-card';
import { CardSkeleton } from './card/card-skeleton';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Tells the list from others in its place: their cards are new ones, even for the same products, so that none moves. */
  name?: string;
  /** The ranges that a search matched in each product. */
  marks?: readonly ProductMarks[] | undefined;
  /** Whether these products are about to be replaced by others that are loading. */
  outdated?: boolean;
  /** How many further products are loading. */
  coming?: number;
  /** How many cards are likely in view at first: their photos load first. */
  eager?: number | undefined;
  /** The list element, with one card per child. */
  ref?: Ref<HTMLUListElement>;
}

/** Cards that are visible without scrolling on a large screen. */
const EAGER_CARDS = 4;

export function ProductGrid({
  products,
  name,
  marks,
  outdated = false,
  coming = 0,
  eager = EAGER_CARDS,
  ref,
}: ProductGridProps) {
  const [shownName, setShownName] = useState(name);
  const isFirst = useFirstCards(products);
  if (!outdated && name !== shownName) setShownName(name);
  return (
    <ul key={shownName} ref={ref} className={styles.grid} aria-busy={outdated}>
      {products.map((product, index) => (
        <li key={product._id}>
          {isFirst(index) ? (
            <ProductCard product={product} marks={marks?.[index]} eager={index < eager} />
          ) : (
            <CardSkeleton />
          )}
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={index} aria-hidden>
          <CardSkeleton />
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
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
