import { holdsStock, type Invoice } from '@shop/shared';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { isInvoiceDue } from './at-payment/invoice-due.js';
import { draftInvoice } from './invoice-draft.js';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.js';
import { draftView, invoiceViews } from './invoice.view.js';
import { issueLate, type IssueContext } from './late/issue-late.js';

/** Orders by their numbers, in the given order. Unknown ones are left out. */
export async function ordersByNumber(numbers: readonly number[]): Promise<OrderRecord[]> {
  const found = await OrderModel.find({ number: { $in: numbers } }).lean();
  const byNumber = new Map(found.map((order) => [order.number, order]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The invoices and credit notes of orders, the oldest first for each, and previews of those that are to come. */
export async function invoicesOf(
  orders: readonly OrderRecord[],
  context: IssueContext,
): Promise<Invoice[]> {
  const documents = await documentsOf(orders);
  const invoices: Invoice[] = [];
  for (const order of orders) {
    const issued = documents.get(order._id.toHexString()) ?? [];
    invoices.push(...(await invoicesOfOne(order, issued, context)));
  }
  return invoices;
}

async function invoicesOfOne(
  order: OrderRecord,
  issued: readonly InvoiceRecord[],
  context: IssueContext,
): Promise<Invoice[]> {
  const isOpen = issued.filter(({ refund }) => !refund).at(-1)?.kind === 'invoice';
  if (isOpen) return invoiceViews(issued, order.status);
  if (!isInvoiceDue(order)) {
    const hasPreview = issued.length === 0 || holdsStock(order.status);
    const previews = hasPreview ? [draftView(draftInvoice(order, context.settings), order)] : [];
    return [...invoiceViews(issued, order.status), ...previews];
  }
  await issueLate(order, context);
  const documents = await documentsOf([order]);
  // Cancelled meanwhile, it has none.
  const now = documents.get(order._id.toHexString());
  return now
    ? invoiceViews(now, order.status)
    : [draftView(draftInvoice(order, context.settings), order)];
}

/** The documents of orders by the orders' ids, the oldest first. */
export async function documentsOf(
  orders: readonly Pick<OrderRecord, '_id'>[],
): Promise<Map<string, InvoiceRecord[]>> {
  const found = await InvoiceModel.find({ order: { $in: orders.map(({ _id }) => _id) } })
    .sort({ issuedAt: 1, _id: 1 })
    .lean();
  const byOrder = new Map<string, InvoiceRecord[]>();
  for (const document of found) {
    const key = document.order.toHexString();
    byOrder.set(key, [...(byOrder.get(key) ?? []), document]);
  }
  return byOrder;
}
