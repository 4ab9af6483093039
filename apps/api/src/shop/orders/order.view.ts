import {
  dollarsFromCents,
  holdsStock,
  isSuccess,
  itemKey,
  knownParts,
  shownAdjustments,
  type Order,
  type OrderLine,
  type OrderLinePhoto,
  type Shipment,
} from '@shop/shared';
import { linePriceView, priceView } from '../pricing/index.js';
import { namedVariantView } from '../catalog/index.js';
import { itemOf } from './item-of.js';
import { otherAmount, otherCurrencyField } from './money/other-currency.js';
import { keptOf, missingOf, surplusBeside } from './money/refunded.js';
import type { OrderLineRecord, OrderRecord } from './order.model.js';
import { isUnshipped, parcelsField } from './parcels/parcel.view.js';
import { dueAtOf } from './payment-state.js';

/** The photos of products that are still in the catalogue and of their variants, as `photosOfProducts` gives them. */
export type Photos = ReadonlyMap<string, OrderLinePhoto | null>;

/** An order as the API returns it: in dollars, with the products as they were when bought, and their current photos. */
export function orderView(order: OrderRecord, photos: Photos): Order {
  const { name, email, phone, address, completedLater } = order.delivery;
  return {
    _id: order._id.toHexString(),
    number: order.number,
    status: order.status,
    buyer: { _id: order.buyer._id.toHexString(), name: order.buyer.name },
    createAt: order.createdAt.toISOString(),
    payment: paymentView(order),
    products: order.lines.map((line) => lineView(line, photos)),
    ...parcelsField(order),
    ...(isUnshipped(order) && { unshipped: true }),
    total: dollarsFromCents(order.totalCents),
    adjustments: shownAdjustments(order.adjustments),
    ...pricedFields(order),
    delivery: { name, email, phone, address, completedLater },
    ...toldFields(order),
  };
}

function paymentView(order: OrderRecord): Order['payment'] {
  const { payment } = order;
  const { provider, name, reference, url, text, heldUntil } = payment;
  const state = payment.state;
  const dueAt = dueAtOf(order);
  return {
    success: isSuccess(state),
    state,
    provider,
    ...(name !== undefined && { name }),
    reference,
    ...missingField(order),
    ...keptField(order),
    ...surplusField(order),
    ...disputeField(payment),
    ...otherCurrencyField(payment),
    ...(url && holdsStock(order.status) && { url }),
    ...(state === 'authorized' && heldUntil && { heldUntil: heldUntil.toISOString() }),
    ...(dueAt !== undefined && { ...(text && { text }), dueAt: dueAt?.toISOString() ?? null }),
  };
}

/** What is still to be paid of an order that was sent for less. */
function missingField(order: OrderRecord): Pick<Order['payment'], 'missing'> {
  const missingCents = missingOf(order);
  return missingCents > 0 ? { missing: dollarsFromCents(missingCents) } : {};
}

/** What the shop has of its money. */
function keptField(order: OrderRecord): Pick<Order['payment'], 'kept'> {
  const keptCents = keptOf(order);
  return keptCents > 0 ? { kept: dollarsFromCents(keptCents) } : {};
}

/** What was paid above the total, until it has gone back. */
function surplusField(order: OrderRecord): Pick<Order['payment'], 'surplus'> {
  const returned = order.refunds?.filter(({ state }) => state === 'succeeded') ?? [];
  const surplusCents = surplusBeside(returned, order);
  return surplusCents > 0 ? { surplus: dollarsFromCents(surplusCents) } : {};
}

/** The last dispute, if there is one. */
function disputeField({
  disputes = [],
}: OrderRecord['payment']): Pick<Order['payment'], 'dispute'> {
  const last = disputes.at(-1);
  if (!last) return {};
  const { state, amountCents, currency, isInquiry, reason, dueAt } = last;
  const amount = currency
    ? { amount: 0, otherAmount: otherAmount({ amount: amountCents, currency }) }
    : { amount: dollarsFromCents(amountCents) };
  const asked = isInquiry && { inquiry: isInquiry };
  return { dispute: { state, ...amount, ...asked, reason, dueAt: dueAt?.toISOString() ?? null } };
}

/** What the checkout said besides, each part only if it did. */
function toldFields({ address, billing, taxId, note, noteByShop }: OrderRecord) {
  return {
    ...(address && { address: knownParts(address) }),
    ...(billing && { billing: knownParts(billing) }),
    ...(taxId && { taxId }),
    ...(note && { note, ...(noteByShop && { noteByShop }) }),
  };
}

function pricedFields({ price, lines }: OrderRecord): Pick<Order, 'amounts' | 'lines'> {
  if (!price) return {};
  const byKey = new Map(price.lines.map((line) => [line.id, line]));
  return {
    ...priceView(price),
    lines: lines.flatMap((line) => {
      const item = itemOf(line);
      const priced = byKey.get(itemKey(item));
      return priced ? [{ _id: line._id.toHexString(), ...item, ...linePriceView(priced) }] : [];
    }),
  };
}

function lineView(record: OrderLineRecord, photos: Photos): OrderLine {
  const { _id: line, product, name, slug, description, variant, sku, barcode } = record;
  const { priceCents, quantity } = record;
  const _id = product.toHexString();
  return {
    _id,
    line: line.toHexString(),
    name,
    slug,
    description,
    ...(variant && { variant: namedVariantView(variant) }),
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    price: dollarsFromCents(priceCents),
    quantity,
    photo: (variant && photos.get(variant._id.toHexString())) ?? photos.get(_id) ?? null,
    inCatalog: photos.has(_id),
  };
}

export function shipmentView({ shipment }: Pick<OrderRecord, 'shipment'>): Shipment | null {
  return shipment ? { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber } : null;
}
