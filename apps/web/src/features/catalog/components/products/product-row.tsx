import { useId, type ReactNode } from 'react';
import styles from './product-row.module.css';

interface ProductRowProps {
  title: string;
  className?: string | undefined;
  /** A grid of products, its placeholder, or what is said in its place. */
  children: ReactNode;
}

/** A row of suggested products under a heading. */
export function ProductRow({ title, className = '', children }: ProductRowProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} ${className}`}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
