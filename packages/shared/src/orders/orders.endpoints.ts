import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import { addressCorrectionSchema } from './address-correction.js';
import { labelExportQuerySchema, orderExportQuerySchema } from './order-export.js';
import {
  adminOrderDetailsSchema,
  orderDetailsSchema,
  orderNoteInputSchema,
} from './order-details.js';
import { newOrdersQuerySchema, newOrdersSchema } from './new-orders.js';
import { orderPageQuerySchema } from './order-list.js';
import { orderSumsSchema } from './order-sums.js';
import { orderStatusesQuerySchema } from './status/bulk-statuses.js';
import { orderSchema } from './orders.js';
import { shipmentInputSchema } from './shipments/shipment.js';

/** An order by its number, or by its id. */
const orderReferenceSchema = z.object({ number: z.string() });
const orderIdSchema = z.object({ orderId: objectIdSchema });

/** Lists and files of orders, single orders, and what is written on them. */
export const orderEndpoints = {
  listMyOrders: {
    method: 'GET',
    path: '/auth/orders',
    access: 'shopper',
    summary: "The signed-in user's orders, newest first; the full count is in X-Total-Count",
    query: listQuerySchema,
    status: 200,
    response: z.array(orderSchema),
  },
  listAllOrders: {
    method: 'GET',
    path: '/auth/all-orders',
    access: 'admin',
    area: 'orders',
    summary:
      "Everyone's orders, newest first or oldest first; filtered by status, buyer, words, age or days; with the permission `money`, the provider’s reference of a payment is one of the words; the full count is in X-Total-Count, up to 10,000 with a search",
    query: orderPageQuerySchema,
    status: 200,
    response: z.array(orderSchema),
  },
  sumOrders: {
    method: 'GET',
    path: '/auth/order-sums',
    access: 'admin',
    area: 'orders',
    also: ['money'],
    summary: 'What the orders that match add up to; without sums if they are more than 1,000',
    query: orderStatusesQuerySchema,
    status: 200,
    response: ok({ sums: orderSumsSchema.optional() }),
  },
  countNewOrders: {
    method: 'GET',
    path: '/auth/new-orders',
    access: 'admin',
    area: 'orders',
    summary: 'How many orders were placed after a moment, up to 100, and when the newest was',
    query: newOrdersQuerySchema,
    status: 200,
    response: ok({ newOrders: newOrdersSchema }),
  },
  exportOrders: {
    method: 'POST',
    path: '/orders/export',
    access: 'admin',
    area: 'orders',
    also: ['money'],
    onlyReads: true,
    summary:
      'The orders that match, newest first, as a CSV file with a row for each order, item, order with all parts of its price, tax rate by zone and month of the invoices, or promotion with its cost. A POST, because it leaves an audit entry',
    query: orderExportQuerySchema,
    status: 200,
    response: 'csv',
  },
  exportLabels: {
    method: 'POST',
    path: '/orders/labels',
    access: 'admin',
    area: 'orders',
    onlyReads: true,
    summary:
      'Where the chosen orders, or those that match, go to, newest first, as a CSV file that programs of carriers take: without amounts, and without cancelled orders. A POST, because it leaves an audit entry',
    query: labelExportQuerySchema,
    status: 200,
    response: 'csv',
  },
  getMyOrder: {
    method: 'GET',
    path: '/auth/orders/:number',
    access: 'shopper',
    summary: 'One of the signed-in user’s orders, with its history and shipment',
    params: orderReferenceSchema,
    status: 200,
    response: ok({ order: orderDetailsSchema }),
  },
  cancelMyOrder: {
    method: 'POST',
    path: '/auth/orders/:number/cancel',
    access: 'shopper',
    summary:
      'Cancel one of the signed-in user’s orders and return its stock and payment, once; 409 when it was shipped, or while it is being paid. A cancelled order stays as it is',
    params: orderReferenceSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ order: orderDetailsSchema }),
  },
  checkMyPayment: {
    method: 'POST',
    path: '/auth/orders/:number/payment',
    access: 'shopper',
    summary:
      'Ask the payment provider what became of the payment of one of the signed-in user’s orders that is not paid yet, and write it; for a buyer who returns from its page',
    params: orderReferenceSchema,
    status: 200,
    response: done({ order: orderDetailsSchema }),
  },
  getOrder: {
    method: 'GET',
    path: '/auth/all-orders/:number',
    access: 'admin',
    area: 'orders',
    summary: 'An order with its history, shipment and internal notes',
    params: orderReferenceSchema,
    status: 200,
    response: ok({ order: adminOrderDetailsSchema }),
  },
  addOrderNote: {
    method: 'POST',
    path: '/auth/order-notes/:orderId',
    access: 'admin',
    area: 'orders',
    summary: 'Write a note on an order that only administrators see',
    params: orderIdSchema,
    body: orderNoteInputSchema,
    creates: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
  setOrderShipment: {
    method: 'PUT',
    path: '/auth/order-shipment/:orderId',
    access: 'admin',
    area: 'orders',
    summary:
      'Set the carrier and the tracking number of an order, which its buyer sees. With shipmentBefore, 409 if the order has a different shipment',
    params: orderIdSchema,
    body: shipmentInputSchema,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
  correctOrderAddress: {
    method: 'PUT',
    path: '/auth/order-address/:orderId',
    access: 'admin',
    area: 'orders',
    summary:
      'Correct where an order goes to that is not shipped yet; 409 once it is, or if it goes elsewhere than addressBefore says',
    params: orderIdSchema,
    body: addressCorrectionSchema,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
