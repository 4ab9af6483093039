import { createLocalStore, useLocalStore } from './local-store';
import { fieldsOf, isText, isWholeNumber } from './stored-values';

/** How long the shop speaks of an order that was just placed, in milliseconds: a day. Also in `mark-visitor`. */
const SHOWN_MS = 24 * 60 * 60 * 1_000;

/** The order that was placed last in this browser. */
interface PlacedOrder {
  /** Id of the user. */
  buyer: string;
  number: number;
  /** Milliseconds since 1970. */
  at: number;
}

function readPlacedOrder(stored: unknown): PlacedOrder | null {
  const { buyer, number, at } = fieldsOf(stored);
  return isText(buyer) && isWholeNumber(number) && isWholeNumber(at) ? { buyer, number, at } : null;
}

const placedOrder = createLocalStore<PlacedOrder | null>({
  key: 'placed-order',
  empty: null,
  parse: readPlacedOrder,
});

/** Remembers an order, to speak of it until it is closed or a day has passed. */
export function notePlacedOrder(buyer: string, number: number) {
  placedOrder.set({ buyer, number, at: Date.now() });
}

/** Removes the note of anybody but this user. @param user their id */
export function forgetPlacedOrderOfOthers(user: string | undefined) {
  const noted = placedOrder.get();
  if (noted && noted.buyer !== user) placedOrder.clear();
}

/** Called when the shopper has closed it. */
export const closePlacedOrder = placedOrder.clear;

/** Whether an order is still to be spoken of to this user. */
function isShownTo({ buyer, at }: PlacedOrder, user: string | undefined): boolean {
  const age = Date.now() - at;
  return buyer === user && age >= 0 && age < SHOWN_MS;
}

/** The number of the order to speak of to this user; undefined on a server. */
export function usePlacedOrder(user: string | undefined): number | undefined {
  const noted = useLocalStore(placedOrder);
  return noted && isShownTo(noted, user) ? noted.number : undefined;
}
