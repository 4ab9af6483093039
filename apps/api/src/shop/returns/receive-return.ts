import type { SignedInActor } from '@shop/http/access';
import { badRequest, conflict } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { isUnsent, type OrderRecord, type ReturnRecord } from '../orders/index.js';
import { findReturn } from './find-return.js';
import { canRestock, putBack } from './close/put-back.js';
import { otherwise } from './otherwise.js';
import { stepReturn } from './step-return.js';

/** What has arrived, by the ids of the order's lines, and whether it goes back into stock. */
export interface Receipt {
  lines: readonly { line: string; quantity: number }[];
  restock: boolean;
}

/**
 * Writes which pieces of an approved return have arrived, and puts them back into stock if they are to be sold again.
 * A return that has arrived is left unchanged, so that a call can be repeated.
 * @throws HttpError 404 if there is none, 400 for other lines, 409 for more pieces, a return in another state, one
 * of which other pieces have arrived, or of what was not sent.
 */
export async function receiveReturn(
  id: string,
  { lines, restock }: Receipt,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (isUnsent(found, order))
      throw conflict(
        `This part of order ${order.number} was not sent. Refund it, or close the return.`,
      );
    const received = arrivedOf(found, lines);
    if (found.state === 'received') {
      const isMore = restock && !found.restocked && canRestock(order);
      const isLess = !restock && found.restocked;
      if (!isSame(found.received ?? [], received) || isMore || isLess)
        throw otherwise(found, order);
      return order;
    }
    const restocked = restock && canRestock(order);
    const fields = { received, restocked };
    const step = { action: 'receiveReturn', from: 'approved', to: 'received', fields } as const;
    await stepReturn({ found, order }, { ...step, mail: 'returnReceived' }, admin, session);
    return restocked ? putBack(order, received, { by: admin._id, session }) : order;
  });
}

function isSame(some: ReturnRecord['lines'], others: ReturnRecord['lines']): boolean {
  return (
    some.length === others.length &&
    some.every(({ line, quantity }) =>
      others.some((other) => other.line.equals(line) && other.quantity === quantity),
    )
  );
}

function arrivedOf({ lines }: ReturnRecord, arrived: Receipt['lines']): ReturnRecord['lines'] {
  return arrived.map(({ line: id, quantity }, index) => {
    const expected = lines.find(({ line }) => line.equals(id));
    if (!expected) {
      const message = 'The return has no such line';
      throw badRequest(message, [{ field: `lines.${index}.line`, message }]);
    }
    if (quantity > expected.quantity) throw conflict('More has arrived than was to be returned.');
    return { line: expected.line, quantity };
  });
}
