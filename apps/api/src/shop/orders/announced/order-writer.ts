import type { WebhookWriter, WebhookWriters } from '../../webhooks/index.js';
import { presentMyOrder } from '../find-order.js';
import { refundView } from '../money/refund.view.js';
import { OrderModel } from '../order.model.js';
import { ReturnModel } from '../returns/return.model.js';
import { returnView } from '../returns/return.view.js';

/** An order as its buyer gets it. */
const writeOrder: WebhookWriter = async (id) => {
  const order = await OrderModel.findById(id).lean();
  return order ? { order: await presentMyOrder(order) } : undefined;
};

/** A refund with its order. */
const writeRefund: WebhookWriter = async (id) => {
  const order = await OrderModel.findOne({ 'refunds._id': id }).lean();
  const refund = order?.refunds?.find(({ _id }) => _id.equals(id));
  if (!order || !refund) return undefined;
  return { refund: refundView(refund), order: await presentMyOrder(order) };
};

/** A return with its order. */
const writeReturn: WebhookWriter = async (id) => {
  const found = await ReturnModel.findById(id).lean();
  const order = found && (await OrderModel.findById(found.order).lean());
  return order
    ? { return: returnView(found, order), order: await presentMyOrder(order) }
    : undefined;
};

/** What other programs are told of orders. */
export const ORDER_WRITERS = {
  'order.created': writeOrder,
  'order.updated': writeOrder,
  'payment.paid': writeOrder,
  'payment.failed': writeOrder,
  'refund.succeeded': writeRefund,
  'refund.failed': writeRefund,
  'return.requested': writeReturn,
  'return.approved': writeReturn,
  'return.declined': writeReturn,
  'return.cancelled': writeReturn,
  'return.received': writeReturn,
  'return.refunded': writeReturn,
  'return.exchanged': writeReturn,
  'return.closed': writeReturn,
  'shipment.updated': writeOrder,
} satisfies Partial<WebhookWriters>;
