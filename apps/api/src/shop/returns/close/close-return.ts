import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import type { ClientSession } from 'mongoose';
import { isUnsent, OrderModel, type OrderRecord, type ReturnRecord } from '../../orders/index.js';
import { dropRefused } from '../../payments/index.js';
import { findReturn } from '../find-return.js';
import { letGo } from '../keep-back.js';
import { otherwise } from '../otherwise.js';
import { stepReturn } from '../step-return.js';
import { canRestock, restockReceived } from './put-back.js';

/** Why nothing is refunded, and whether the pieces go back into stock. */
export interface Closing {
  message: string;
  restock?: boolean | undefined;
}

/**
 * Closes a return without a refund: what has arrived was refunded before, or nothing was paid for it, or the shop refuses.
 * So does one of which nothing has come, and one whose refund the provider has refused. What it kept back can be sent.
 * One that is closed already is left unchanged, so that a call can be repeated.
 * @throws HttpError 404 if there is none, 409 if it is in another state, or was closed otherwise.
 */
export async function closeReturn(
  id: string,
  { message, restock = false }: Closing,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (found.state === 'closed') {
      const isMore = restock && !found.restocked && found.received && canRestock(order);
      if (found.message !== message || isMore) throw otherwise(found, order);
      return order;
    }
    const by = { by: admin._id, session };
    const isAgain = isRefused(found, order);
    const from = isAgain ? 'refunded' : found.state === 'approved' ? 'approved' : 'received';
    // Nothing has arrived before that. What was not sent is to be sent then.
    const restocked = await restockReceived({ found, order }, restock && from !== 'approved', by);
    if (isAgain && found.refund) await dropRefused({ _id: found.refund }, session);
    // What was not sent, and is back in stock, counts as arrived.
    const isBack = restocked && !found.received && isUnsent(found, order);
    const fields = { message, restocked, ...(isBack && { received: found.lines }) };
    const step = { action: 'closeReturn', from, to: 'closed', fields } as const;
    await stepReturn({ found, order }, { ...step, mail: 'returnClosed' }, admin, session);
    if (!isBack) await sendAfterAll(order, found, session);
    return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  });
}

async function sendAfterAll(
  order: OrderRecord,
  found: ReturnRecord,
  session: ClientSession,
): Promise<void> {
  const update = found.received ? undefined : await letGo(order, found, session);
  if (update) await OrderModel.updateOne({ _id: order._id }, update, { session });
}

/** Whether the provider has refused the refund of a return, so that nothing was returned. */
export function isRefused({ state, refund: id }: ReturnRecord, { refunds }: OrderRecord): boolean {
  const refund = refunds?.find(({ _id }) => id && _id.equals(id));
  return state === 'refunded' && refund?.state === 'failed';
}
