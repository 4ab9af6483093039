import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import styles from './visitors-own.module.css';

interface VisitorsOwnProps {
  /** What it depends on: a session, or anything that the browser has stored of the shop, such as a cart. */
  of?: 'session' | 'anything';
  /** What a known visitor sees on a rendered page until its script is there. */
  waiting: ReactNode;
  /** On a server, what a visitor sees who has no session and no cart. */
  children: ReactNode;
}

/** Content that depends on the visitor. Nobody sees what was rendered for others. */
export function VisitorsOwn({ of = 'anything', waiting, children }: VisitorsOwnProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles[of]} data-rendered={!isHydrated}>
      {!isHydrated && (
        <div className={styles.waiting} role="status" aria-label="Loading">
          {waiting}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
