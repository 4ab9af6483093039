import { holdsStock, sumOf } from '@shop/shared';
import { InvoiceModel, isInvoiceDue, type OrderRecord } from '../orders/index.js';
import { documentTaxFaults } from './document-tax-faults.js';

/** Where invoices and credit notes of an order are not what it costs and what was refunded. */
export async function documentFaults(order: OrderRecord): Promise<string[]> {
  if (!order.invoicedAt)
    return order.invoiceAtPayment === 'done' && isInvoiceDue(order)
      ? ['it is paid, but has no invoice']
      : [];
  const documents = await InvoiceModel.find({ order: order._id }).lean();
  const faults: string[] = [];
  const totalOf = (wanted: string) =>
    sumOf(
      documents.filter(({ kind }) => kind === wanted),
      ({ totalCents }) => totalCents,
    );
  const left = totalOf('invoice') - totalOf('credit-note');
  if (totalOf('invoice') === 0 && order.totalCents > 0) faults.push('its invoice is missing');
  if (left < 0) faults.push(`its credit notes take back ${-left} cents more than its invoices`);
  if (left > 0 && !holdsStock(order.status))
    faults.push(`it is cancelled, but ${left} cents of its invoices stand`);
  for (const { _id, state, amountCents, isSurplus } of order.refunds ?? []) {
    const notes = documents.filter(({ refund }) => refund?.equals(_id));
    // An order that was cancelled has a credit note for all of it.
    const isDue = state === 'succeeded' && !isSurplus && isInvoiceDue(order);
    if (isDue && notes.length === 0)
      faults.push(`a refund of ${amountCents} cents has no credit note`);
    if (notes.some(({ totalCents }) => totalCents !== amountCents))
      faults.push(`a credit note is not about the ${amountCents} cents of its refund`);
  }
  return [...faults, ...documentTaxFaults(order, documents)];
}
