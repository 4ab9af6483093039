import type { ReactNode } from 'react';
import styles from './document-notice.module.css';

/** An important notice on a document. It is printed. */
export function DocumentNotice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
