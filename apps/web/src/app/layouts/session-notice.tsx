import { LogIn } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { loginPath } from '../../features/accounts';
import { shopPaths } from '../../lib/address/shop-paths';
import { sessionEnd, useSessionEnd } from '../../lib/session/session-end';
import styles from './session-notice.module.css';

/**
 * Says that the session has ended by itself, with a way to sign in that leads back to where it ended: what was typed there
 * is kept there. The login screen says it, too.
 */
export function SessionNotice() {
  const { pathname } = useLocation();
  const page = useSessionEnd();
  const isLogin = matchPath(shopPaths.login, pathname) !== null;
  return (
    <div role="status" className={styles.frame} data-no-print>
      {page && !isLogin && (
        <div className={styles.notice} data-sticks-above>
          <div className={`container ${styles.words}`}>
            <LogIn aria-hidden size={18} />
            <p>
              Your session has ended. <Link to={loginPath(page)}>Log in again</Link>
            </p>
            <button type="button" onClick={sessionEnd.forget}>
              Close
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
