import type { SignedInActor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import { contactOf } from '../../accounts/index.js';
import { recordAuditEntry } from '../../audit/index.js';
import { orderName, type OrderRecord, type PaymentRecord } from '../../orders/index.js';

interface Marked {
  before: Pick<OrderRecord, 'payment'>;
  after: OrderRecord;
  by: Pick<SignedInActor, '_id' | 'name' | 'email' | 'requestId'>;
}

/** Records that an administrator has set an order to paid, or has had its amount taken, in that transaction. */
export function recordMarked({ before, after, by }: Marked, session: ClientSession): Promise<void> {
  return recordAuditEntry(
    {
      action: 'markOrderPaid',
      by,
      subject: { kind: 'order', _id: after._id, name: orderName(after) },
      before: { payment: before.payment.state },
      after: { payment: after.payment.state },
    },
    session,
  );
}

/** The same once a capture has succeeded that an administrator has asked for, who may be gone by then. */
export async function recordCaptured(
  { before, after }: Omit<Marked, 'by'>,
  { by: _id, requestId }: NonNullable<PaymentRecord['captureAsked']>,
  session: ClientSession,
): Promise<void> {
  const contact = await contactOf(_id, session);
  if (!contact) return;
  const by = { _id, name: contact.name, email: contact.email, requestId };
  await recordMarked({ before, after, by }, session);
}
