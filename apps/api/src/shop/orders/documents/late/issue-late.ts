import { inTransaction } from '@shop/mongo';
import { hasLeftShop, type Settings } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry } from '../../../audit/index.js';
import { orderName } from '../../order-name.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { lastKeptBack } from '../../parcels/kept-back.js';
import { isInvoiceDue, isSent, ISSUED_AT_PAYMENT, whenPaid } from '../at-payment/invoice-due.js';
import { issueInvoice } from '../issue-invoice.js';
import { documentsFor, openAmong } from '../open-invoice.js';

/** Whose settings an invoice shows, and who opens it. */
export interface IssueContext {
  settings: Settings;
  /** Absent when the buyer asks, which is no administrator's action. */
  by?: SignedInActor;
}

/**
 * Issues the invoice that an order lacks: it was sent before the shop issued invoices at that moment, or it is paid and
 * there is nothing of it to send. Its taxes are due by when the goods were shipped, or else by when they were paid, so
 * that is its date. One that follows another document of the order has the date of today: what a month has declared
 * stays.
 */
export async function issueLate(
  { _id }: Pick<OrderRecord, '_id'>,
  { settings, by }: IssueContext,
): Promise<void> {
  await inTransaction(async (session) => {
    const order = await OrderModel.findById(_id, null, { session }).lean();
    if (!order || !isInvoiceDue(order)) return;
    const documents = await documentsFor(order, session);
    // Whatever changes the order meanwhile conflicts, so nothing that becomes due again is missed.
    if (order.invoiceAtPayment === 'due')
      await OrderModel.collection.updateOne({ _id }, ISSUED_AT_PAYMENT, { session });
    if (openAmong(documents)) return;
    const shippedAt = whenShipped(order);
    const paidAt = documents.length > 0 ? undefined : whenPaid(order);
    const at = shippedAt ?? paidAt;
    const invoicedAt = at ? whenComplete(order, at) : new Date();
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

/** When nothing of an order was left to send: what was kept back or taken off after this moment is not sent. */
function whenComplete(order: OrderRecord, at: Date): Date {
  if (hasLeftShop(order.status)) return at;
  const times = [at, lastKeptBack(order) ?? at, order.edits?.at(-1)?.at ?? at];
  return new Date(Math.max(...times.map(Number)));
}

/** When the order last left the shop, where it is still, or all of it was sent in parcels. */
function whenShipped(order: OrderRecord): Date | undefined {
  const { history, status, parcels } = order;
  if (!isSent(order)) return undefined;
  if (!hasLeftShop(status)) return parcels?.at(-1)?.at;
  const before = history.findLastIndex(({ status }) => !hasLeftShop(status));
  return history[before + 1]?.at;
}
