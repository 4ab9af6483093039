import { Link } from 'react-router-dom';
import { useReturnTarget, useSignOut } from '../../../features/accounts';
import { isAdmin, useSession } from '../../../lib/session/session';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './account-links.module.css';

interface AccountLinksProps {
  id: string;
}

/** Register and Login for visitors; Dashboard and Logout for those who are signed in. */
export function AccountLinks({ id }: AccountLinksProps) {
  const session = useSession();
  const signOut = useSignOut();
  // On the account screens, these links keep the page to return to.
  const { login, register } = useReturnTarget();
  return (
    <ul id={id} data-folds className={styles.links}>
      {session ? (
        <>
          <li>
            <Link to={isAdmin(session) ? shopPaths.adminDashboard : shopPaths.userDashboard}>
              Dashboard
            </Link>
          </li>
          <li>
            <button type="button" onClick={signOut}>
              Logout
            </button>
          </li>
        </>
      ) : (
        <>
          <li>
            <Link to={register}>Register</Link>
          </li>
          <li>
            <Link to={login}>Login</Link>
          </li>
        </>
      )}
    </ul>
  );
}
