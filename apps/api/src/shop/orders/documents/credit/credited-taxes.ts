import { refundedTaxes, type TaxTotal } from '@shop/shared';
import { earlierRefund } from '../../money/earlier-refund.js';
import type { RefundRecord } from '../../money/refund-record.js';
import { standingRefunds } from '../../money/refunded.js';
import type { OrderRecord } from '../../order.model.js';
import type { InvoiceRecord } from '../invoice.model.js';

/**
 * What a refund takes back of the taxes of an invoice. The last one takes what is left of each, whatever the credit notes
 * before it say: earlier builds wrote some whose net was not that of their tax.
 * @param rest the invoice without what was credited before
 */
export function creditedTaxes(
  { totalCents, taxes = [] }: Pick<InvoiceRecord, 'totalCents' | 'taxes'>,
  order: Pick<OrderRecord, 'price' | 'refunds'>,
  refund: RefundRecord,
): TaxTotal[] {
  if (totalCents === refund.amountCents) return taxes;
  // What is not taxed at all is on no document.
  return taxesOf(order, refund).filter(({ name }) => name !== '');
}

function taxesOf(
  { price, refunds = [] }: Pick<OrderRecord, 'price' | 'refunds'>,
  refund: RefundRecord,
): readonly TaxTotal[] {
  if (!price) return [];
  const place = refunds.findIndex(({ _id }) => _id.equals(refund._id));
  const before = standingRefunds({ refunds: refunds.slice(0, Math.max(0, place)) });
  return refundedTaxes(price, before.map(earlierRefund), earlierRefund(refund));
}
