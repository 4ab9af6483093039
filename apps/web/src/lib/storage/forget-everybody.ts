import { dropDrafts } from './drafts';
import { dropAttemptsOfOthers } from './stored-attempts';
import { fieldsOf } from './stored-values';

/** The key of what an administrator has seen. */
export const SEEN_ORDERS_KEY = 'seen-orders';

/** The key of what was entered at the checkout: its code loads only with the cart. */
export const CHECKOUT_ENTRIES_KEY = 'checkout-entries';

/** Used on sign-out. Removes what this browser keeps about anybody, besides the session and the cart. */
export function forgetEverybody(): void {
  dropDrafts();
  dropAttemptsOfOthers(undefined);
  try {
    window.localStorage.removeItem(SEEN_ORDERS_KEY);
    window.localStorage.removeItem(CHECKOUT_ENTRIES_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}

/** Removes what somebody else has entered at the checkout. @param user their id */
export function dropCheckoutEntriesOfOthers(user: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHECKOUT_ENTRIES_KEY) ?? 'null');
    const { owner = user } = fieldsOf(stored);
    if (owner !== user) localStorage.removeItem(CHECKOUT_ENTRIES_KEY);
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}
