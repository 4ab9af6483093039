import { sumOf } from '../../pricing/arithmetic/sum.js';
import type { Pieces } from '../pieces.js';
import type { RefundState } from '../refunds/refunds.js';
import type { ReturnState } from './return-states.js';

/** What an order and its returns and refunds say of its pieces, by the ids of its lines. */
export interface Returnable {
  lines: readonly Pieces[];
  /** The pieces that its buyer has got, or is about to get; absent if these are all. */
  sent?: readonly Pieces[] | undefined;
  returns: readonly {
    state: ReturnState;
    lines: readonly Pieces[];
    received?: readonly Pieces[] | undefined;
    refund?: string | undefined;
  }[];
  refunds: readonly { _id: string; state: RefundState; lines: readonly Pieces[] }[];
}

/** Whether nothing comes back by a return: it was closed before anything has arrived, for example. */
function isOver({ state, received }: Returnable['returns'][number]): boolean {
  return state === 'declined' || state === 'cancelled' || (state === 'closed' && !received);
}

/**
 * The pieces of an order that its buyer can still send back: those that no other return is of, and that were not
 * refunded already. Of a return that has arrived, those that were not in it can be sent later.
 */
export function leftToReturn({ lines, sent = lines, returns, refunds }: Returnable): Pieces[] {
  const ofReturns = new Set(returns.map(({ refund }) => refund));
  const returned = returns.flatMap((one) => (isOver(one) ? [] : (one.received ?? one.lines)));
  const refunded = refunds.flatMap((one) =>
    one.state === 'failed' || ofReturns.has(one._id) ? [] : one.lines,
  );
  return lines.flatMap(({ line, quantity }) => {
    // What was refunded may be the pieces that are not sent yet.
    const left = Math.min(
      quantity - piecesOf(line, returned) - piecesOf(line, refunded),
      piecesOf(line, sent) - piecesOf(line, returned),
    );
    return left > 0 ? [{ line, quantity: left }] : [];
  });
}

function piecesOf(line: string, pieces: readonly Pieces[]): number {
  return sumOf(
    pieces.filter((one) => one.line === line),
    ({ quantity }) => quantity,
  );
}
