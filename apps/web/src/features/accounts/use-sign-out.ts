import { BROWSING_TEXTS, endpoints } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/http/api-client';
import { shopPaths } from '../../lib/address/shop-paths';
import { session } from '../../lib/session/session';
import { settleCart } from '../kept-cart';
import { signOutHere } from './sign-out-here';

/**
 * Keeps the cart with the account, ends the session here and, if it can be reached, on the server, and opens the login
 * screen. Nothing of the user is left in the browser.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => void signOut();

  async function signOut() {
    const current = session.get();
    if (!current) return;
    // Called first, because both calls need the token that is removed next.
    const isCartKept = await settleCart();
    void call(endpoints.logout).catch(() => undefined);
    signOutHere(current.user._id, isCartKept, BROWSING_TEXTS.signedOut);
    void navigate(shopPaths.login);
  }
}
