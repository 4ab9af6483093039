import type { SignedInActor } from '@shop/http/access';
import { conflict } from '@shop/http/errors';
import { dollarsFromCents } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import {
  isUnsent,
  orderName,
  piecesHere,
  ReturnModel,
  type OrderRecord,
  type ReturnRecord,
} from '../orders/index.js';
import { writeRefund } from '../payments/index.js';
import { announceReturn } from './announce-return.js';
import { isRefused } from './close/close-return.js';
import { findReturn } from './find-return.js';
import { restockReceived } from './close/put-back.js';
import { otherState } from './step-return.js';

/** What is returned with the pieces, and the amount that was shown. */
export interface WantedReturnRefund {
  shipping?: boolean | undefined;
  /** What is kept of it, in US dollars. */
  deduction?: number | undefined;
  /** As much as is left, where a part was refunded before. */
  whatIsLeft?: boolean | undefined;
  /** Whether the pieces go back into stock, if they are not there. */
  restock?: boolean | undefined;
  shown?: number | undefined;
}

/**
 * Writes the refund of the pieces of a return that have arrived, or were not sent, inside a transaction, before the
 * provider is asked. Only one that the provider has refused can be made again.
 * @throws HttpError 404 if there is no such return, 409 if nothing has arrived, it is refunded already, or not so much
 * can be returned.
 */
export async function refundReturn(
  id: string,
  { shipping, deduction, whatIsLeft, restock = false, shown }: WantedReturnRefund,
  admin: SignedInActor,
  session: ClientSession,
): Promise<Awaited<ReturnType<typeof writeRefund>>> {
  const { found, order } = await findReturn(id, session);
  assertRefundable(found, order);
  const lines = piecesHere(found, order).map(({ line, quantity }) => ({
    line: line.toHexString(),
    quantity,
  }));
  const by = { by: admin._id, session };
  const restocked = await restockReceived({ found, order }, restock, by);
  const wanted = { lines, deduction, whatIsLeft, ...(shipping && { shipping }) };
  const asked = { wanted, shown, cause: 'administrator', by: admin._id } as const;
  const written = await writeRefund(order._id, asked, session);
  const { modifiedCount } = await ReturnModel.updateOne(
    { _id: found._id, state: found.state, refund: found.refund ?? null },
    {
      $set: { state: 'refunded', refund: written.refund._id, restocked },
      $push: { history: { state: 'refunded', at: new Date(), by: admin._id } },
    },
    { session },
  );
  if (modifiedCount === 0) throw refundedAlready(order);
  await announceReturn({ _id: found._id, state: 'refunded' }, session);
  await recordAuditEntry(
    {
      action: 'refundReturn',
      by: admin,
      subject: { kind: 'order', _id: order._id, name: orderName(order) },
      before: null,
      after: { amount: dollarsFromCents(written.refund.amountCents) },
    },
    session,
  );
  return written;
}

function assertRefundable(found: ReturnRecord, order: OrderRecord): void {
  if (found.state === 'received') return;
  // Nothing of it comes back.
  if (found.state === 'approved' && isUnsent(found, order)) return;
  if (found.state === 'exchanged' || found.state === 'closed') throw otherState(found, order);
  if (found.state !== 'refunded') throw conflict('Only what has arrived can be refunded.');
  if (!isRefused(found, order)) throw refundedAlready(order);
}

function refundedAlready({ number }: OrderRecord) {
  return conflict(`This return of order ${number} is refunded already.`);
}
