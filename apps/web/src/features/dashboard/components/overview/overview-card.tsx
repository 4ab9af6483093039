import { useId, type ReactNode } from 'react';
import styles from './overview-card.module.css';

interface OverviewCardProps {
  title: string;
  children: ReactNode;
}

/** One topic of the overview under its heading. */
export function OverviewCard({ title, children }: OverviewCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
