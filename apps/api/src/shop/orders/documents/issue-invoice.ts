import { inTransaction } from '@shop/mongo';
import { hasLeftShop, type Settings } from '@shop/shared';
import type { Types } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { SignedInActor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { orderName } from '../order-name.js';
import { OrderModel } from '../order.model.js';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.js';
import { draftInvoice, type InvoiceDraft } from './invoice.view.js';

interface IssueContext {
  settings: Settings;
  /** Absent when the buyer asks, which is no administrator's action. */
  by?: SignedInActor;
}

/**
 * Returns an order's invoice as it was issued. Without one, issues it now if the order is shipped, or else returns a
 * draft. Also writes to the order, so that concurrent changes of its status, and deletion of its buyer, conflict.
 * @throws HttpError 404 for an unknown order.
 */
export async function issueInvoice(
  _id: Types.ObjectId,
  { settings, by }: IssueContext,
): Promise<InvoiceRecord | InvoiceDraft> {
  return inTransaction(async (session) => {
    const issued = await InvoiceModel.findById(_id, null, { session }).lean();
    if (issued) return issued;
    const order = await OrderModel.findById(_id, null, { session }).lean();
    if (!order) throw notFound('Order');
    const draft = draftInvoice(order, settings);
    if (!hasLeftShop(order.status)) return draft;
    const invoice = { ...draft, issuedAt: new Date() };
    await OrderModel.updateOne({ _id }, { $set: { invoicedAt: invoice.issuedAt } }, { session });
    await InvoiceModel.create([invoice], { session });
    if (by)
      await recordAuditEntry(
        {
          action: 'issueInvoices',
          by,
          subject: { kind: 'order', _id, name: orderName(order) },
          before: { invoice: false },
          after: { invoice: true },
        },
        session,
      );
    return invoice;
  });
}
