import type { ReactNode } from 'react';
import { useIsHydrated } from '../../../lib/page-start/use-is-hydrated';
import styles from './visitors-own.module.css';

interface VisitorsOwnProps {
  /** What the content depends on: a session, or anything the shop has stored in the browser, such as a cart. */
  of?: 'session' | 'anything';
  /** Shown to a known visitor on a rendered page until it is hydrated. */
  waiting: ReactNode;
  /** On a server, the content for a visitor without a session and a cart. */
  children: ReactNode;
}

/** Content that depends on the visitor. Known visitors do not see the version rendered for everyone. */
export function VisitorsOwn({ of = 'anything', waiting, children }: VisitorsOwnProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles[of]} data-rendered={!isHydrated}>
      <div className={styles.content}>{children}</div>
      {!isHydrated && (
        <div className={styles.waiting} role="status" aria-label="Loading">
          {waiting}
        </div>
      )}
    </div>
  );
}
