import { dropDrafts } from './drafts';
import { dropAttemptsOfOthers } from './stored-attempts';
import { fieldsOf } from './stored-values';

/** The key of what an administrator has seen. */
export const SEEN_ORDERS_KEY = 'seen-orders';

/** The key of what an administrator has opened lately, which can name customers. */
export const RECENT_PLACES_KEY = 'recent-places';

/** The key of a copy of how an administrator arranged the screens: its code loads only with them. */
export const PREFERENCES_KEY = 'preferences';

/** The key of how an administrator assigned the columns of files. */
export const IMPORT_COLUMNS_KEY = 'import-columns';

/** The key of the page to which a sign-in leads after a new password was set by a link. */
export const RETURN_TARGET_KEY = 'return-target';

/** The key of what was entered at the checkout: its code loads only with the cart. */
export const CHECKOUT_ENTRIES_KEY = 'checkout-entries';

/** Used on sign-out. Removes what this browser keeps about anybody, besides the session and the cart. */
export function forgetEverybody(): void {
  dropDrafts();
  dropAttemptsOfOthers(undefined);
  try {
    for (const key of [
      SEEN_ORDERS_KEY,
      RECENT_PLACES_KEY,
      PREFERENCES_KEY,
      IMPORT_COLUMNS_KEY,
      RETURN_TARGET_KEY,
      CHECKOUT_ENTRIES_KEY,
    ])
      localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}

/**
 * Makes what a visitor has entered at the checkout theirs who is signed in, and removes what somebody else has. @param
 * user their id
 */
export function claimCheckoutEntries(user: string): void {
  try {
    const stored = localStorage.getItem(CHECKOUT_ENTRIES_KEY);
    if (stored === null) return;
    const entries = fieldsOf(JSON.parse(stored));
    const { owner = user } = entries;
    if (owner !== user) localStorage.removeItem(CHECKOUT_ENTRIES_KEY);
    else localStorage.setItem(CHECKOUT_ENTRIES_KEY, JSON.stringify({ ...entries, owner }));
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}
