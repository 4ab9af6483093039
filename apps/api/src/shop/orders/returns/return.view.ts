import { leftToReturn, type AdminReturn, type Pieces, type Return } from '@shop/shared';
import type { Types } from 'mongoose';
import type { OrderRecord } from '../order.model.js';
import type { ReturnedPieces, ReturnRecord } from './return.model.js';
import { isUnsent } from './unsent.js';

/** A return of an order as the buyer sees it. */
export function returnView(one: ReturnRecord, order: Pick<OrderRecord, 'withheld'>): Return {
  const { _id, state, withdrawal, lines, reason, note, message, received, refund, newOrder } = one;
  return {
    _id: _id.toHexString(),
    state,
    ...(withdrawal && { withdrawal }),
    lines: lines.map(piecesView),
    ...(isUnsent(one, order) && { unsent: true as const }),
    ...(reason && { reason }),
    ...(note && { note }),
    ...(one.hasPhoto && { photo: true as const }),
    ...(message && { message }),
    ...(received && { received: received.map(piecesView) }),
    ...(refund && { refund: refund.toHexString() }),
    ...(newOrder && { newOrder }),
    history: one.history.map((entry) => ({ state: entry.state, at: entry.at.toISOString() })),
  };
}

/** The same for administrators. */
export function adminReturnView(
  one: ReturnRecord,
  order: Pick<OrderRecord, 'withheld'>,
  person: (by: Types.ObjectId) => { _id: string; name: string },
): AdminReturn {
  return {
    ...returnView(one, order),
    restocked: one.restocked ?? false,
    history: one.history.map(({ state, at, by }) => ({
      state,
      at: at.toISOString(),
      by: person(by),
    })),
  };
}

function piecesView({ line, quantity }: ReturnedPieces) {
  return { line: line.toHexString(), quantity };
}

/**
 * The pieces of an order that its buyer can still send back, by the ids of the lines.
 * @param sent The pieces that they have got, or are about to get; by default, all.
 */
export function leftOf(
  { lines, refunds = [], withheld }: Pick<OrderRecord, 'lines' | 'refunds' | 'withheld'>,
  returns: readonly ReturnRecord[],
  sent?: readonly Pieces[],
): ReadonlyMap<string, number> {
  const left = leftToReturn({
    lines: lines.map(({ _id: line, quantity }) => piecesView({ line, quantity })),
    sent,
    returns: returns.map((one) => returnView(one, { withheld })),
    refunds: refunds.map(({ _id, state, lines: of }) => ({
      _id: _id.toHexString(),
      state,
      lines: of.map(piecesView),
    })),
  });
  return new Map(left.map(({ line, quantity }) => [line, quantity]));
}
