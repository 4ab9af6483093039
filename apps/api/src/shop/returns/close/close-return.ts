import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { OrderModel, type OrderRecord, type ReturnRecord } from '../../orders/index.js';
import { dropRefused } from '../../payments/index.js';
import { findReturn } from '../find-return.js';
import { stepReturn } from '../step-return.js';
import { restockReceived } from './put-back.js';

/** Why nothing is refunded, and whether the pieces go back into stock. */
export interface Closing {
  message: string;
  restock?: boolean | undefined;
}

/**
 * Closes a return without a refund: what has arrived was refunded before, or nothing was paid for it, or the shop refuses.
 * So does one whose refund the provider has refused. One that is closed already is left unchanged, so that a call can be
 * repeated.
 * @throws HttpError 404 if there is none, 409 if it is in another state.
 */
export async function closeReturn(
  id: string,
  { message, restock = false }: Closing,
  admin: SignedInActor,
): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (found.state === 'closed') return order;
    const by = { by: admin._id, session };
    const restocked = await restockReceived({ found, order }, restock, by);
    const isAgain = isRefused(found, order);
    if (isAgain && found.refund) await dropRefused({ _id: found.refund }, session);
    const from = isAgain ? 'refunded' : 'received';
    const fields = { message, restocked };
    const step = { action: 'closeReturn', from, to: 'closed', fields } as const;
    await stepReturn({ found, order }, { ...step, mail: 'returnClosed' }, admin, session);
    return (await OrderModel.findById(order._id, null, { session }).lean()) ?? order;
  });
}

/** Whether the provider has refused the refund of a return, so that nothing was returned. */
export function isRefused({ state, refund: id }: ReturnRecord, { refunds }: OrderRecord): boolean {
  const refund = refunds?.find(({ _id }) => id && _id.equals(id));
  return state === 'refunded' && refund?.state === 'failed';
}
