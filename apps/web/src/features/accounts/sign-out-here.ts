import { forgetEverybody } from '../../lib/storage/forget-everybody';
import { hasAttempt } from '../../lib/storage/stored-attempts';
import { notify } from '../../ui/messages/notify';
import { session } from '../../lib/session/session';
import { dropCart } from '../kept-cart';

const NOT_KEPT = 'The last changes in your cart could not be kept with your account.';
const UNSETTLED =
  'We don’t know yet whether your last order was placed. Please look at your orders before you pay again.';

/** Ends the session in this browser. Nothing of the user is left in it. */
export function forgetHere(): void {
  forgetEverybody();
  // Before the cart: other tabs must not keep an empty one.
  session.clear();
  dropCart();
}

/**
 * Ends the session in this browser, and says what its user has to know.
 * @param user their id
 * @param isCartKept whether the account has the last changes of the cart
 */
export function signOutHere(user: string, isCartKept: boolean, message: string): void {
  const isUnsettled = hasAttempt(user);
  forgetHere();
  notify.success(message);
  if (!isCartKept) notify.error(NOT_KEPT);
  if (isUnsettled) notify.error(UNSETTLED);
}
