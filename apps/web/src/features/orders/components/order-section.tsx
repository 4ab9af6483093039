import type { ReactNode } from 'react';
import styles from './order-section.module.css';

interface OrderSectionProps {
  heading: string;
  children: ReactNode;
}

/** A part of an order's page, under a heading of its own. */
export function OrderSection({ heading, children }: OrderSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
