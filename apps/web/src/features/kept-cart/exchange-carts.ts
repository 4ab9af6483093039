import { endpoints, itemKey, type KeptCart } from '@shop/shared';
import { call } from '../../lib/http/api-client';
import { ApiError } from '../../lib/http/api-error';
import { session } from '../../lib/session/session';
import { cartStore } from '../cart';
import { changeText, tellNews } from './cart-news';
import { keptState, type KeptState } from './kept-state';
import {
  areSame,
  itemOf,
  keepable,
  mergeCarts,
  quantitiesIn,
  quantitiesOf,
  withQuantities,
} from './merge-carts';

/** Other devices would have to change the cart as often in the meantime. */
const MOST_TRIES = 5;

/** What to do about the account's cart. */
interface Exchange {
  /** Whether to look what other devices have kept, although nothing has changed here. */
  reads?: boolean;
}

/** What this browser and the account had last, if the cart belongs to who is signed in. */
function currentState(): KeptState | undefined {
  const state = keptState.get();
  return state && state.user === session.get()?.user._id ? state : undefined;
}

/** What the account does not have yet: the items, and the version that they replace. Undefined if there is nothing. */
export function unkept() {
  const state = currentState();
  if (!state) return undefined;
  const items = keepable(quantitiesOf(cartStore.get()));
  const isKept = areSame(quantitiesIn(items), quantitiesIn(state.items));
  return isKept ? undefined : { items, version: state.version };
}

/** Records what the account has kept, unless somebody else has signed in meanwhile. */
export function noteKept(user: string, { items, version }: Omit<KeptState, 'user'>): void {
  if (currentState()?.user === user) keptState.set({ user, version, items });
}

/** Merges the account's cart into the one of this browser. */
function takeOver(state: KeptState, there: KeptCart): void {
  const cart = cartStore.get();
  const before = quantitiesOf(cart);
  const kept = quantitiesIn(there.items);
  // What is gone stays where it is shown as gone. Elsewhere it is left out: the account then forgets it.
  const goneVariants = there.goneVariants ?? [];
  const rowsOf = (id: string) => [...before.keys()].filter((key) => itemOf(key).product === id);
  const unseen = there.gone.filter((id) => rowsOf(id).length === 0);
  const unseenVariants = goneVariants.filter((one) => !before.has(itemKey(one)));
  const leftOut = [...unseen, ...unseenVariants.map(itemKey)];
  const shown = [...there.gone.flatMap(rowsOf), ...goneVariants.map(itemKey)];
  for (const key of [...leftOut, ...shown]) kept.set(key, before.get(key) ?? 1);
  const merged = mergeCarts(quantitiesIn(state.items), before, without(kept, leftOut));
  if (!areSame(merged, before)) {
    const next = withQuantities(cart, merged, there.products);
    if (next.length > 0) cartStore.set(next);
    else cartStore.clear();
  }
  const text = changeText({
    before,
    after: merged,
    products: [...cart, ...there.products],
    isFirst: state.version === 0,
    gone: unseen.length,
    goneVariants: unseenVariants.map(({ name }) => name),
  });
  const items = [...kept].map(([key, quantity]) => ({ ...itemOf(key), quantity }));
  keptState.set({ user: state.user, version: there.version, items });
  if (text) tellNews(text);
}

function without(quantities: ReadonlyMap<string, number>, keys: readonly string[]) {
  return new Map([...quantities].filter(([key]) => !keys.includes(key)));
}

const read = () => call(endpoints.getCart, { isPolled: true });

async function exchange({ reads = false }: Exchange): Promise<void> {
  let state = currentState();
  if (!state) return;
  // Before the first exchange, the account may have anything.
  let there = reads || state.version === 0 ? await read() : undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    state = currentState();
    if (!state) return;
    if (there) takeOver(state, there);
    const body = unkept();
    if (!body) return;
    try {
      const { version } = await call(endpoints.keepCart, { body });
      noteKept(state.user, { items: body.items, version });
      there = undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      there = await read();
    }
  }
}

/** One tab at a time, where browsers can do that; elsewhere the version decides. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks ? locks.request('kept-cart', work) : work();
}

let last: Promise<void> = Promise.resolve();

/**
 * Makes the cart of this browser and the one kept with the account the same.
 * @throws ApiError when that failed; a later exchange catches up.
 */
export function exchangeCarts(given: Exchange = {}): Promise<void> {
  const next = last.then(() => inTurn(() => exchange(given)));
  last = next.catch(() => undefined);
  return next;
}
