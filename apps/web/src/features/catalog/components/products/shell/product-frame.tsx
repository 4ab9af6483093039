import type { ReactNode } from 'react';
import styles from './product-frame.module.css';

/** The room of a product's page. */
export function ProductFrame({ children }: { children: ReactNode }) {
  return <div className={`container ${styles.page}`}>{children}</div>;
}
