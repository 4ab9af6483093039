import type { ComponentProps } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'accent' | 'success' | 'danger';
}

/** A paragraph about what a form shows, and a button that does something about it. */
export function Notice({ tone = 'accent', ...props }: NoticeProps) {
  return <div {...props} className={styles.notice} data-tone={tone} />;
}
