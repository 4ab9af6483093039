import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import {
  checkoutInputSchema,
  orderInputSchema,
  placeOrderHeadersSchema,
  quoteLineSchema,
} from './checkout.js';
import { contactSchema } from './delivery.js';
import { orderExportQuerySchema } from './order-export.js';
import { orderListQuerySchema, orderSchema, orderStatusInputSchema } from './orders.js';

/** Quotes, checkout, lists of orders and changes of status. */
export const orderEndpoints = {
  quoteOrder: {
    method: 'POST',
    path: '/orders/quote',
    access: 'public',
    summary: 'What the items cost now and whether they are in stock; reserves nothing',
    body: orderInputSchema,
    status: 200,
    response: ok({ lines: z.array(quoteLineSchema) }),
  },
  getDelivery: {
    method: 'GET',
    path: '/orders/delivery',
    access: 'shopper',
    summary: 'Whom and where an order would go to if it were placed now',
    status: 200,
    response: ok({ delivery: contactSchema }),
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    access: 'shopper',
    summary:
      'Take the stock, charge the payment and store the order, all or nothing; once per Idempotency-Key',
    headers: placeOrderHeadersSchema,
    body: checkoutInputSchema,
    status: 201,
    response: done({ order: orderSchema }),
  },
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
    summary:
      "Everyone's orders, newest first; filtered by status, buyer, number or age; the full count is in X-Total-Count",
    query: orderListQuerySchema,
    status: 200,
    response: z.array(orderSchema),
  },
  exportOrders: {
    method: 'POST',
    path: '/orders/export',
    access: 'admin',
    summary:
      'The orders that match, newest first, as a CSV file with a row for each order or each item. A POST, because it leaves an audit entry',
    query: orderExportQuerySchema,
    status: 200,
    response: 'csv',
  },
  updateOrderStatus: {
    method: 'PUT',
    path: '/auth/order-status/:orderId',
    access: 'admin',
    summary:
      'Set the status of an order; cancelling returns the stock, undoing it takes the stock again',
    params: z.object({ orderId: objectIdSchema }),
    body: orderStatusInputSchema,
    status: 200,
    response: done({ order: orderSchema }),
  },
} as const satisfies Record<string, Endpoint>;
