import type { SignedInActor } from '@shop/http/access';
import { badRequest } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { OrderModel, type OrderRecord } from '../orders/index.js';
import { findReturn } from './find-return.js';
import { stepReturn } from './step-return.js';

/** What the buyer gets instead, and the number of the order by which they get it, if there is one. */
export interface Exchange {
  message: string;
  newOrder?: number | undefined;
}

/**
 * Closes a return without a refund. One that is closed so already is left unchanged, so that a call can be repeated.
 * @throws HttpError 404 if there is none, 400 for an order of somebody else, 409 if it is in another state.
 */
export async function exchangeReturn(
  id: string,
  { message, newOrder }: Exchange,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (found.state === 'exchanged') return order;
    if (newOrder !== undefined) await assertOwn(order, newOrder, session);
    const fields = { message, ...(newOrder !== undefined && { newOrder }) };
    const step = { action: 'exchangeReturn', from: 'received', to: 'exchanged', fields } as const;
    await stepReturn({ found, order }, { ...step, mail: 'returnExchanged' }, admin, session);
    return order;
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
