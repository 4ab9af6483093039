import { hasLeftShop } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { dispatchedLines } from '../parcels/kept-back.js';
import { isUnshipped } from '../parcels/parcel.view.js';
import { isShippedAnew } from './mail-status.js';
import { buyerOf, deliveryRow, lineBlock, orderLink, trackingRows } from './order-blocks.js';
import { paymentRows } from './payment-words.js';

/** Says that an order is on its way, or can be collected, unless that was taken back, or a later mail says it. */
export const writeOrderShipped: MailWriter = async (id, { name }, event) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || !hasLeftShop(order.status) || isShippedAnew(order, event)) return undefined;
  return { ...buyer, letter: orderShipped(order, name) };
};

/** What is on its way, and how to follow it, or where it can be collected. */
export function orderShipped(order: OrderRecord, shop: string): Letter {
  const { number, delivery, shipment } = order;
  const { state, done } = stateOf(order);
  const tracking = shipment ? trackingRows(shipment) : [];
  return {
    subject: `Your order ${number} at ${shop} ${state}`,
    title: `Your order ${state}`,
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\n${done}${chargedText(order)}`,
      },
      { type: 'facts', rows: [...tracking, deliveryRow(order), ...paymentRows(order)] },
      lineBlock({ lines: dispatchedLines(order) }),
      orderLink(order),
    ],
  };
}

function stateOf(order: OrderRecord): { state: string; done: string } {
  const { number, price } = order;
  if (price?.pickUpAt)
    return { state: 'is ready to collect', done: `Your order ${number} is ready to collect.` };
  if (isUnshipped(order)) return { state: 'is ready', done: `Your order ${number} is ready.` };
  return { state: 'is on its way', done: `We’ve handed your order ${number} to the carrier.` };
}

function chargedText({ payment: { state } }: OrderRecord): string {
  return state === 'authorized' ? ' We’re charging the amount we reserved now.' : '';
}
