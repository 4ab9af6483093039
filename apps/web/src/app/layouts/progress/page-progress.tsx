import { useEffect, type RefObject } from 'react';
import styles from './page-progress.module.css';
import { useIsWaiting } from './use-is-waiting';

interface PageProgressProps {
  /** What the next page will replace. */
  page: RefObject<HTMLElement | null>;
}

/** A bar while the visitor waits for another page. On its own, because rendering the layout with it takes long. */
export function PageProgress({ page }: PageProgressProps) {
  const isWaiting = useIsWaiting();
  useEffect(() => {
    const { current: element } = page;
    if (!isWaiting) return undefined;
    element?.setAttribute('aria-busy', 'true');
    return () => element?.removeAttribute('aria-busy');
  }, [isWaiting, page]);
  return isWaiting && <div className={styles.bar} role="progressbar" aria-label="Loading" />;
}
