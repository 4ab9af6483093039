import type { ReactNode } from 'react';
import styles from './order-fact.module.css';

interface OrderFactProps {
  heading: string;
  children: ReactNode;
}

/** A few lines about an order under a quiet heading, such as where it goes. */
export function OrderFact({ heading, children }: OrderFactProps) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}
