/**
 * What session storage holds for one user: text typed into a form, the filters of the lists of products and orders, and
 * that they get an email when a product is back in stock.
 */
export type Kind = 'draft' | 'stock-alert' | 'admin-products' | 'admin-orders';

/** The key of an entry in session storage that belongs to one user. @param user the user's id */
export function ownKey(kind: Kind, user: string, name = ''): string {
  return `${kind} ${user} ${name}`.trimEnd();
}

const OWN_KEY = /^(?:draft|stock-alert|admin-products|admin-orders) (\S+)/;

/** Whether an entry belongs to a user, and not to this one. */
export function isOfOthers(key: string, user: string | undefined): boolean {
  const owner = OWN_KEY.exec(key)?.[1];
  return owner !== undefined && owner !== user;
}

/** Removes these entries from session storage. */
export function dropEntries(isDropped: (key: string) => boolean) {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (isDropped(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
}

/** Removes what session storage holds for all users but this one. */
export function dropEntriesOfOthers(user: string | undefined) {
  dropEntries((key) => isOfOthers(key, user));
}
