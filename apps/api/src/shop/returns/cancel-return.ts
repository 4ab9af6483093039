import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import type { Types } from 'mongoose';
import { OrderModel, ReturnModel, type OrderRecord, type ReturnRecord } from '../orders/index.js';
import { announceReturn } from './announce-return.js';

/** Before these, nothing has arrived or was declined. */
const CANCELLABLE: ReturnRecord['state'][] = ['requested', 'approved'];

/**
 * Cancels a return for its buyer, who keeps the pieces after all: they can be sent back later. A cancelled one is left
 * unchanged, so that a call can be repeated.
 * @throws HttpError 404 if the buyer has no such return, 409 once it has arrived or was declined, or for a withdrawal.
 */
export function cancelReturn(id: string, buyer: Types.ObjectId): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const found = await ReturnModel.findById(id, null, { session }).lean();
    const of = found && { _id: found.order, 'buyer._id': buyer };
    const order = of && (await OrderModel.findOne(of, null, { session }).lean());
    if (!order) throw notFound('Return');
    if (found.state === 'cancelled') return order;
    if (found.withdrawal)
      throw conflict('You have withdrawn from the contract. Please contact us to keep the goods.');
    const { modifiedCount } = await ReturnModel.updateOne(
      { _id: found._id, state: { $in: CANCELLABLE } },
      {
        $set: { state: 'cancelled' },
        $push: { history: { state: 'cancelled', at: new Date(), by: buyer } },
      },
      { session },
    );
    if (modifiedCount === 0)
      throw conflict(`This return of order ${order.number} can’t be cancelled any more.`);
    await announceReturn({ _id: found._id, state: 'cancelled' }, session);
    return order;
  });
}
