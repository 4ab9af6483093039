import type { ReactNode } from 'react';
import styles from './catalog-columns.module.css';

interface CatalogColumnsProps {
  /** Across both columns. */
  heading: ReactNode;
  /** Without it, the products have the whole width. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading, and below it a side column with the products beside it; stacked on small screens. */
export function CatalogColumns({ heading, aside, children }: CatalogColumnsProps) {
  return (
    <div className={`container ${styles.columns}`} data-alone={!aside}>
      {heading}
      {aside && <div className={styles.aside}>{aside}</div>}
      <div>{children}</div>
    </div>
  );
}
