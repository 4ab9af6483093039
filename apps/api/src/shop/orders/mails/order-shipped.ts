import { hasLeftShop } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { dispatchedLines } from '../parcels/kept-back.js';
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
  const { number, delivery, shipment, price } = order;
  const { state, done } = price?.pickUpAt
    ? { state: 'is ready to collect', done: `your order ${number} is ready: you can collect it.` }
    : { state: 'is on its way', done: `we have handed your order ${number} to the carrier.` };
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

function chargedText({ payment: { state } }: OrderRecord): string {
  return state === 'authorized' ? ' The amount that we reserved is charged now.' : '';
}
