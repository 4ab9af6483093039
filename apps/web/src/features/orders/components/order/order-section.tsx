import type { ReactNode } from 'react';
import styles from './order-section.module.css';

interface OrderSectionProps {
  heading: string;
  children: ReactNode;
}

/** A section of an order's page, with its own heading. */
export function OrderSection({ heading, children }: OrderSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
