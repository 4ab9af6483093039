import type { ComponentProps, ReactNode } from 'react';
import styles from './toasts.module.css';

interface MessageRegionsProps extends ComponentProps<'section'> {
  polite?: ReactNode;
  assertive?: ReactNode;
}

/**
 * The live regions exist before their messages do, because screen readers announce only what is added to them. They come
 * before the page's content, so Shift+Tab from its first control reaches them.
 */
export function MessageRegions({ polite, assertive, ...section }: MessageRegionsProps) {
  return (
    <section aria-label="Messages" className={styles.region} data-no-print {...section}>
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </section>
  );
}
