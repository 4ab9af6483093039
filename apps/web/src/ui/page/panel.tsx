import { useId, type ReactNode, type Ref } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  heading: string;
  /** Beside the heading. */
  mark?: ReactNode;
  /** For callers that move the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a page, with its own heading and a frame. */
export function Panel({ heading, mark, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2
        id={id}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={styles.heading}
      >
        {heading} {mark}
      </h2>
      {children}
    </section>
  );
}
