import { useRef, type RefObject } from 'react';
import styles from './page-progress.module.css';
import { useWaiting } from './use-waiting';

interface PageProgressProps {
  /** What the next page will replace. */
  page: RefObject<HTMLElement | null>;
}

/** A bar while the visitor waits for another page. */
export function PageProgress({ page }: PageProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  useWaiting(bar, page);
  return <div ref={bar} className={styles.bar} role="progressbar" aria-label="Loading" hidden />;
}
