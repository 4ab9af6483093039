import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import type { OrderRecord, ReturnRecord } from '../orders/index.js';
import { findReturn } from './find-return.js';
import { otherwise } from './otherwise.js';
import { stepReturn } from './step-return.js';

/**
 * Approves or declines a return. One that is decided so already is left unchanged, so that a call can be repeated.
 * @throws HttpError 404 if there is none, 409 if it is in another state, or was decided with another message.
 */
export async function decideReturn(
  id: string,
  { isApproved, message }: { isApproved: boolean; message?: string | undefined },
  admin: SignedInActor,
): Promise<OrderRecord> {
  const to = isApproved ? 'approved' : 'declined';
  return inTransaction(async (session) => {
    const { found, order } = await findReturn(id, session);
    if (found.state === to) {
      if ((found.message ?? '') !== (message ?? '')) throw otherwise(found, order);
      return order;
    }
    const fields: Partial<ReturnRecord> = message ? { message } : {};
    const mail = isApproved ? 'returnApproved' : 'returnDeclined';
    const step = { action: 'decideReturn', from: 'requested', to, fields, mail } as const;
    await stepReturn({ found, order }, step, admin, session);
    return order;
  });
}
