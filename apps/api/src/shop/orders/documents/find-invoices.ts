import { hasLeftShop, type Invoice, type Settings } from '@shop/shared';
import type { SignedInActor } from '@shop/http/access';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { InvoiceModel } from './invoice.model.js';
import { draftInvoice, invoiceView } from './invoice.view.js';
import { issueInvoice } from './issue-invoice.js';

/** Orders by their numbers, in the given order. Unknown ones are left out. */
export async function ordersByNumber(numbers: readonly number[]): Promise<OrderRecord[]> {
  const found = await OrderModel.find({ number: { $in: numbers } }).lean();
  const byNumber = new Map(found.map((order) => [order.number, order]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The invoices of orders: as they were issued, issued now where the order is shipped, or as previews. */
export async function invoicesOf(
  orders: readonly OrderRecord[],
  context: { settings: Settings; by: SignedInActor },
): Promise<Invoice[]> {
  const stored = await InvoiceModel.find({ _id: { $in: orders.map(({ _id }) => _id) } }).lean();
  const issued = new Map(stored.map((invoice) => [invoice._id.toHexString(), invoice]));
  const invoices: Invoice[] = [];
  for (const order of orders) {
    const invoice =
      issued.get(order._id.toHexString()) ??
      (hasLeftShop(order.status)
        ? await issueInvoice(order._id, context)
        : draftInvoice(order, context.settings));
    invoices.push(invoiceView(invoice, order.status));
  }
  return invoices;
}
