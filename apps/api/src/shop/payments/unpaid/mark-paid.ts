import { conflict, notFound } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { inTransaction } from '@shop/mongo';
import { isManual } from '@shop/shared';
import { recordAuditEntry } from '../../audit/index.js';
import { OrderModel, orderName, paymentState, type OrderRecord } from '../../orders/index.js';
import { writePaid } from './record-paid.js';

/**
 * Writes that the money of an order has come that is paid by hand, once, and who said so. A cancelled order stays
 * cancelled: its money is to be returned.
 * @throws HttpError 404 for an unknown order; 409 if it is paid otherwise.
 */
export function markPaid(id: string, by: SignedInActor): Promise<OrderRecord> {
  return inTransaction(async (session) => {
    const before = await OrderModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Order');
    if (!isManual(before.payment.provider))
      throw conflict(`Order ${before.number} is not paid by hand`);
    if (before.payment.success) return before;
    const cause = { cause: 'administrator', by: by._id, paidCents: before.totalCents };
    const after = await writePaid(before, cause, session);
    await recordAuditEntry(
      {
        action: 'markOrderPaid',
        by,
        subject: { kind: 'order', _id: after._id, name: orderName(after) },
        before: { payment: paymentState(before.payment) },
        after: { payment: paymentState(after.payment) },
      },
      session,
    );
    return after;
  });
}
