/** The value of `STORAGE_KEYS.auth`, repeated here because importing it would load the shop's script. */
const SESSION_KEY = 'auth';

/** An order of `lib/storage/placed-order`, and how long the home page speaks of it: repeated for the same reason. */
const PLACED_ORDER_KEY = 'placed-order';
const PLACED_ORDER_MS = 24 * 60 * 60 * 1_000;

/** Whether the home page will speak of an order that was just placed. @throws an error for an unreadable entry */
function hasPlacedOrder(stored: Storage): boolean {
  const read = (key: string) => JSON.parse(stored.getItem(key) ?? '{}') as Record<string, unknown>;
  const { buyer, at } = read(PLACED_ORDER_KEY);
  const { user } = read(SESSION_KEY) as { user?: { _id: unknown } };
  return user?._id === buyer && typeof at === 'number' && Date.now() - at < PLACED_ORDER_MS;
}

/**
 * Marks the document, for its styles, if the browser has stored data of the shop, such as a cart or a session: the
 * server-rendered content may then differ from what this visitor will see.
 */
export function markKnownVisitor(window: Window): void {
  try {
    const stored = window.localStorage;
    const { dataset } = window.document.documentElement;
    if (stored.length > 0) dataset.visitor = stored.getItem(SESSION_KEY) ? 'signed-in' : 'known';
    if (hasPlacedOrder(stored)) dataset.placedOrder = '';
  } catch {
    // Storage is unavailable, so the visitor is unknown; or an entry is unreadable, and nothing is shown of it.
  }
}
