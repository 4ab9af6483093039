import type { ReactNode } from 'react';
import styles from './paper-notice.module.css';

/** An important notice on a document. It is printed. */
export function PaperNotice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
