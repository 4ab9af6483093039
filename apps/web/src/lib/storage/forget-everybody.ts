import { dropDrafts } from './drafts';
import { dropAttemptsOfOthers } from './stored-attempts';

/** The key of what an administrator has seen. */
export const SEEN_ORDERS_KEY = 'seen-orders';

/** Used on sign-out. Removes what this browser keeps about anybody, besides the session and the cart. */
export function forgetEverybody(): void {
  dropDrafts();
  dropAttemptsOfOthers(undefined);
  try {
    window.localStorage.removeItem(SEEN_ORDERS_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}
