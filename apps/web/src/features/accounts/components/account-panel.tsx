import type { ReactNode } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  heading: string;
  note?: string;
  /** The form; undefined until it is known whether the visitor is signed in. */
  children?: ReactNode;
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
        {children && (
          <div className={styles.card}>
            {children}
            <noscript>
              <p>This needs JavaScript, which is switched off in your browser.</p>
            </noscript>
          </div>
        )}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}
