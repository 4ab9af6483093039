import type { ReactNode } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  heading: string;
  note?: string;
  /** The form. */
  children: ReactNode;
  /** A link to the related account screen. */
  footer?: ReactNode;
}

/** Frame of the account screens: a heading, a form on a card, a link to the related screen. */
export function AccountPanel({ heading, note, children, footer }: AccountPanelProps) {
  return (
    <div className="container">
      <div className={styles.panel}>
        <h1 className={styles.heading}>{heading}</h1>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.card}>{children}</div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}
