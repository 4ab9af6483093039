import {
  dollarsFromCents,
  shownAdjustments,
  type Order,
  type OrderLine,
  type Photo,
  type Shipment,
} from '@shop/shared';
import { namedVariantView } from '../catalog/index.js';
import { paymentState } from './payment-state.js';
import type { OrderLineRecord, OrderRecord } from './order.model.js';

/** The photos of products that are still in the catalogue, by the products' ids; null without one. */
export type Photos = ReadonlyMap<string, Photo | null>;

/** An order as the API returns it: in dollars, with the products as they were when bought, and their current photos. */
export function orderView(order: OrderRecord, photos: Photos): Order {
  const { success, provider, reference } = order.payment;
  const { name, email, phone, address, completedLater } = order.delivery;
  return {
    _id: order._id.toHexString(),
    number: order.number,
    status: order.status,
    buyer: { _id: order.buyer._id.toHexString(), name: order.buyer.name },
    createAt: order.createdAt.toISOString(),
    payment: { success, state: paymentState(order.payment), provider, reference },
    products: order.lines.map((line) => lineView(line, photos)),
    total: dollarsFromCents(order.totalCents),
    adjustments: shownAdjustments(order.adjustments),
    delivery: { name, email, phone, address, completedLater },
  };
}

function lineView(
  { _id: line, product, name, slug, description, variant, priceCents, quantity }: OrderLineRecord,
  photos: Photos,
): OrderLine {
  const _id = product.toHexString();
  return {
    _id,
    line: line.toHexString(),
    name,
    slug,
    description,
    ...(variant && { variant: namedVariantView(variant) }),
    price: dollarsFromCents(priceCents),
    quantity,
    photo: photos.get(_id) ?? null,
    inCatalog: photos.has(_id),
  };
}

export function shipmentView({ shipment }: OrderRecord): Shipment | null {
  return shipment ? { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber } : null;
}
