import { hasLeftShop } from '@shop/shared';
import type { Letter, MailWriter } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { dispatchedLines } from '../parcels/kept-back.js';
import { buyerOf, deliveryRow, lineBlock, orderLink, trackingRows } from './order-blocks.js';
import { paymentRows } from './payment-words.js';

/** Says that an order is on its way, unless that was taken back. */
export const writeOrderShipped: MailWriter = async (id, { name }) => {
  const order = await OrderModel.findById(id).lean();
  const buyer = order && buyerOf(order);
  if (!buyer || !hasLeftShop(order.status)) return undefined;
  return { ...buyer, letter: orderShipped(order, name) };
};

/** What is on its way, and how to follow it. */
export function orderShipped(order: OrderRecord, shop: string): Letter {
  const { number, delivery, shipment } = order;
  const tracking = shipment ? trackingRows(shipment) : [];
  return {
    subject: `Your order ${number} at ${shop} is on its way`,
    title: 'Your order is on its way',
    blocks: [
      {
        type: 'paragraph',
        text: `Hello ${delivery.name},\nwe have handed your order ${number} to the carrier.${chargedText(order)}`,
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
