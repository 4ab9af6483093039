import { inTransaction } from '@shop/mongo';
import { hasLeftShop, type Settings } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry } from '../../../audit/index.js';
import { orderName } from '../../order-name.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { issueInvoice } from '../issue-invoice.js';
import { openInvoice } from '../open-invoice.js';

/** Whose settings an invoice shows, and who opens it. */
export interface IssueContext {
  settings: Settings;
  /** Absent when the buyer asks, which is no administrator's action. */
  by?: SignedInActor;
}

/**
 * Issues the invoice of an order that was shipped before the shop issued invoices at that moment. Its taxes are due by
 * when the goods were shipped, so that is its date.
 */
export async function issueLate(
  { _id }: Pick<OrderRecord, '_id'>,
  { settings, by }: IssueContext,
): Promise<void> {
  await inTransaction(async (session) => {
    const order = await OrderModel.findById(_id, null, { session }).lean();
    if (!order || !hasLeftShop(order.status) || (await openInvoice(order, session))) return;
    const shippedAt = whenShipped(order);
    const invoicedAt = shippedAt ?? new Date();
    await OrderModel.updateOne({ _id }, { $set: { invoicedAt } }, { session });
    const dates = { issuedAt: invoicedAt, ...(shippedAt && { shippedAt }) };
    await issueInvoice(order, dates, { settings, session });
    if (!by) return;
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
  });
}

/** When the order last left the shop. */
function whenShipped({ history }: OrderRecord): Date | undefined {
  const before = history.findLastIndex(({ status }) => !hasLeftShop(status));
  return history[before + 1]?.at;
}
