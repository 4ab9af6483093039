import type { ReactNode } from 'react';
import styles from './order-page.module.css';

interface OrderPageProps {
  /** Links to other pages, above the order. */
  links: ReactNode;
  children: ReactNode;
}

/** The layout of an order's page, for its buyer and for administrators. */
export function OrderPage({ links, children }: OrderPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.links}>{links}</p>
      {children}
    </div>
  );
}
