import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import {
  orderInputSchema,
  orderListQuerySchema,
  orderSchema,
  orderStatusInputSchema,
  placeOrderHeadersSchema,
  quoteLineSchema,
} from './orders.js';
import { listQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import { objectIdSchema } from '../text.js';

/** Quoting, placing, reading and advancing orders. */
export const orderEndpoints = {
  quoteOrder: {
    method: 'POST',
    path: '/orders/quote',
    access: 'public',
    summary: 'What the items cost now and whether they can be had; nothing is taken',
    body: orderInputSchema,
    status: 200,
    response: ok({ lines: z.array(quoteLineSchema) }),
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    access: 'shopper',
    summary: 'Take the stock, pay and write the order, all or nothing; once per Idempotency-Key',
    headers: placeOrderHeadersSchema,
    body: orderInputSchema,
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
      "Everyone's orders, newest first, all or by status, buyer, number or age; the full count is in X-Total-Count",
    query: orderListQuerySchema,
    status: 200,
    response: z.array(orderSchema),
  },
  updateOrderStatus: {
    method: 'PUT',
    path: '/auth/order-status/:orderId',
    access: 'admin',
    summary:
      'Set the status of an order; cancel puts its stock back, leaving cancel takes it again',
    params: z.object({ orderId: objectIdSchema }),
    body: orderStatusInputSchema,
    status: 200,
    response: done({ order: orderSchema }),
  },
} as const satisfies Record<string, Endpoint>;
