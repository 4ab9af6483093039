import { entryKey } from './cart-entry';
import { cartRows } from './cart-rows';
import { cartStore } from './cart-store';

/** Row indexes of removals that can still be undone, in the order of removal. */
let gaps: { place: number }[] = [];

/** The current row index at which to restore a removed row, given the removals after it. */
function placeOf(gap: { place: number }, later: typeof gaps): number {
  let place = gap.place;
  for (const other of later) {
    if (other.place < place) place -= 1;
    else other.place += 1;
  }
  return place;
}

/**
 * Removes all pieces of a product or variant.
 * @param key see `entryKey`
 * @returns an undo that restores its position, whatever else was removed or restored meanwhile
 */
export function removeFromCart(key: string): () => void {
  const rows = cartRows(cartStore.get());
  const gap = { place: rows.findIndex((row) => row.key === key) };
  const removed = rows[gap.place];
  if (!removed) return () => undefined;
  cartStore.set(cartStore.get().filter((entry) => entryKey(entry) !== key));
  gaps.push(gap);
  return () => {
    const at = gaps.indexOf(gap);
    if (at < 0) return;
    const later = gaps.slice(at + 1);
    gaps = gaps.toSpliced(at, 1);
    const cart = cartStore.get();
    const next = cartRows(cart)[placeOf(gap, later)]?.entries[0];
    cartStore.set(cart.toSpliced(next ? cart.indexOf(next) : cart.length, 0, ...removed.entries));
  };
}
