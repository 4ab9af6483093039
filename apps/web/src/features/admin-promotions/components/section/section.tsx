import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionFrameProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields of one topic under their heading. */
export function Section({ title, hint, children }: SectionFrameProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
