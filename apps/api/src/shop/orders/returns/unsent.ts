import { sumOf } from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import type { ReturnedPieces, ReturnRecord } from './return.model.js';

/** What of a withdrawal is not sent yet, and is kept back. */
export function withheldBy(
  { _id }: Pick<ReturnRecord, '_id'>,
  { withheld = [] }: Pick<OrderRecord, 'withheld'>,
): ReturnedPieces[] {
  return withheld.filter((one) => one.return.equals(_id));
}

/**
 * Whether nothing of a withdrawal was sent, so that nothing comes back. Earlier builds made one return of what was sent
 * and what was not: that is received as a whole.
 */
export function isUnsent(
  found: Pick<ReturnRecord, '_id' | 'lines'>,
  order: Pick<OrderRecord, 'withheld'>,
): boolean {
  const kept = withheldBy(found, order);
  const pieces = (some: readonly ReturnedPieces[]) => sumOf(some, ({ quantity }) => quantity);
  return kept.length > 0 && pieces(kept) === pieces(found.lines);
}

/** The pieces of a return that the shop has: those that have arrived, or were not sent. */
export function piecesHere(
  found: Pick<ReturnRecord, '_id' | 'lines' | 'received'>,
  order: Pick<OrderRecord, 'withheld'>,
): ReturnedPieces[] {
  return found.received ?? (isUnsent(found, order) ? found.lines : []);
}
