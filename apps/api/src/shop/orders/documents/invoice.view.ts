import {
  dollarsFromCents,
  lineTotal,
  shownAdjustments,
  type Invoice,
  type OrderStatus,
  type Seller,
  type Settings,
} from '@shop/shared';
import type { OrderRecord } from '../order.model.js';
import { documentVariant } from './document-variant.js';
import type { InvoiceRecord } from './invoice.model.js';

/** An invoice that was not issued. */
export type InvoiceDraft = Omit<InvoiceRecord, 'issuedAt'> & { issuedAt: null };

function sellerView(seller: Seller): Seller {
  const { name, address, email, phone, tollFree, timeZone, invoiceFooter } = seller;
  return { name, address, email, phone, tollFree, timeZone, invoiceFooter };
}

/** The invoice that an order would get if it were issued now. */
export function draftInvoice(order: OrderRecord, settings: Settings): InvoiceDraft {
  const { _id, number, createdAt, delivery, lines, adjustments, totalCents, payment } = order;
  return {
    _id,
    number,
    issuedAt: null,
    orderedAt: createdAt,
    seller: sellerView(settings),
    buyer: { name: delivery.name, address: delivery.address },
    lines: lines.map(({ name, variant, priceCents, quantity }) => ({
      name,
      ...documentVariant(variant),
      priceCents,
      quantity,
    })),
    ...(adjustments && { adjustments }),
    totalCents,
    payment: {
      success: payment.success,
      provider: payment.provider,
      reference: payment.reference,
    },
  };
}

/** An invoice as the API returns it, in dollars. @param status the order's status now */
export function invoiceView(
  {
    issuedAt,
    orderedAt,
    number,
    seller,
    buyer,
    lines,
    adjustments,
    totalCents,
    payment,
  }: InvoiceRecord | InvoiceDraft,
  status: OrderStatus,
): Invoice {
  const { success, provider, reference } = payment;
  return {
    number,
    issuedAt: issuedAt?.toISOString() ?? null,
    status,
    orderedAt: orderedAt.toISOString(),
    seller: sellerView(seller),
    buyer: { name: buyer.name, address: buyer.address },
    lines: lines.map((line) => ({
      name: line.name,
      ...documentVariant(line.variant),
      quantity: line.quantity,
      price: dollarsFromCents(line.priceCents),
      total: dollarsFromCents(lineTotal(line)),
    })),
    adjustments: shownAdjustments(adjustments),
    total: dollarsFromCents(totalCents),
    payment: { success, provider, reference },
  };
}
