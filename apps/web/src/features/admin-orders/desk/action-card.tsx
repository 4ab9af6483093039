import type { ReactNode, Ref } from 'react';
import styles from './action-card.module.css';

interface ActionCardProps {
  heading: string;
  /** What can be done, or why not. */
  hint?: ReactNode;
  /** What starts it. */
  button?: ReactNode;
  /** The form of what is under way; it takes the whole width. */
  form?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Something that can be done with an order: a line with a button, and its form while it is under way. */
export function ActionCard({ heading, hint, button, form, ref }: ActionCardProps) {
  return (
    <section ref={ref} tabIndex={-1} className={styles.card} data-open={form ? true : undefined}>
      <div className={styles.about}>
        <h2>{heading}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {button}
      {form}
    </section>
  );
}
