import { BROWSING_TEXTS, endpoints } from '@shop/shared';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/http/api-client';
import { forgetEverybody } from '../../lib/storage/forget-everybody';
import { hasAttempt } from '../../lib/storage/stored-attempts';
import { shopPaths } from '../../lib/address/shop-paths';
import { notify } from '../../ui/messages/notify';
import { session } from '../../lib/session/session';
import { dropCart, settleCart } from '../kept-cart';

const NOT_KEPT = 'The last changes in your cart could not be kept with your account.';
const UNSETTLED =
  'We don’t know yet whether your last order was placed. Please look at your orders before you pay again.';

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
    const isUnsettled = hasAttempt(current.user._id);
    forgetEverybody();
    // Before the cart: other tabs must not keep an empty one.
    session.clear();
    dropCart();
    notify.success(BROWSING_TEXTS.signedOut);
    if (!isCartKept) notify.error(NOT_KEPT);
    if (isUnsettled) notify.error(UNSETTLED);
    void navigate(shopPaths.login);
  }
}
