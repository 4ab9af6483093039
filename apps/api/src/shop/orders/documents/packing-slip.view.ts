import { knownParts, type PackingSlip } from '@shop/shared';
import { documentVariant } from './document-variant.js';
import { shipmentView } from '../order.view.js';
import { dispatchedLines } from '../parcels/kept-back.js';
import { unsentPieces } from '../parcels/parcel.view.js';
import type { OrderRecord } from '../order.model.js';
import { dueAtOf } from '../payment-state.js';

/** An order as its packing slip shows it. */
export function packingSlipView(order: OrderRecord): PackingSlip {
  const { name, phone, address, completedLater } = order.delivery;
  const unsent = new Map(unsentPieces(order).map(({ line, quantity }) => [line, quantity]));
  return {
    number: order.number,
    status: order.status,
    createAt: order.createdAt.toISOString(),
    delivery: { name, phone, address, completedLater },
    ...(order.address && { address: knownParts(order.address) }),
    // Cash on delivery is awaited without end.
    ...(dueAtOf(order) && { unpaid: true as const }),
    ...(order.price?.pickUpAt && { pickUpAt: order.price.pickUpAt }),
    ...(order.note && { note: order.note }),
    shipment: shipmentView(order),
    lines: dispatchedLines(order).map(({ _id, name, variant, sku, barcode, quantity }) => {
      const left = unsent.get(_id.toHexString()) ?? 0;
      return {
        name,
        ...documentVariant(variant),
        ...(sku && { sku }),
        ...(barcode && { barcode }),
        quantity,
        ...(left < quantity && { left }),
      };
    }),
  };
}
