import type { SignedInActor } from '@shop/http/access';
import { badRequest } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRecord } from '../orders/index.js';
import { canRestock, restockReceived } from './close/put-back.js';
import { findReturn } from './find-return.js';
import { otherwise } from './otherwise.js';
import { stepReturn } from './step-return.js';

/** What the buyer gets instead, and the number of the order by which they get it, if there is one. */
export interface Exchange {
  message: string;
  newOrder?: number | undefined;
  /** Whether the pieces go back into stock, if they are not there. */
  restock?: boolean | undefined;
}

/**
 * Closes a return without a refund. One that is closed so already is left unchanged, so that a call can be repeated.
 * @throws HttpError 404 if there is none, 400 for an order of somebody else, 409 if it is in another state, or was
 * exchanged otherwise.
 */
export async function exchangeReturn(
  id: string,
  { message, newOrder, restock = false }: Exchange,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (found.state === 'exchanged') {
      const isMore = restock && !found.restocked && canRestock(order);
      if (found.message !== message || found.newOrder !== newOrder || isMore)
        throw otherwise(found, order);
      return order;
    }
    if (newOrder !== undefined) await assertOwn(order, newOrder, session);
    const by = { by: admin._id, session };
    const restocked = await restockReceived({ found, order }, restock, by);
    const fields = { message, restocked, ...(newOrder !== undefined && { newOrder }) };
    const step = { action: 'exchangeReturn', from: 'received', to: 'exchanged', fields } as const;
    await stepReturn({ found, order }, { ...step, mail: 'returnExchanged' }, admin, session);
    return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  });
}

async function assertOwn(
  { _id, number: exchanged, buyer }: OrderRecord,
  number: number,
  session: ClientSession,
): Promise<void> {
  const filter = { number, 'buyer._id': buyer._id, _id: { $ne: _id } };
  if (await OrderModel.exists(filter).session(session)) return;
  const message = `The buyer of order ${exchanged} has no other order ${number}`;
  throw badRequest(message, [{ field: 'newOrder', message }]);
}
