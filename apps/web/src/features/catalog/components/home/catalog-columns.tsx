import type { ReactNode } from 'react';
import styles from './catalog-columns.module.css';

interface CatalogColumnsProps {
  aside: ReactNode;
  children: ReactNode;
}

/** A side column as wide as a card, with the products beside it; stacked on small screens. */
export function CatalogColumns({ aside, children }: CatalogColumnsProps) {
  return (
    <div className={`container ${styles.columns}`}>
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  );
}
