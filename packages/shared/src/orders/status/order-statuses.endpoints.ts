import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { orderSchema, orderStatusInputSchema } from '../orders.js';
import {
  orderStatusesInputSchema,
  orderStatusesQuerySchema,
  orderStatusLineSchema,
  statusResultSchema,
} from './bulk-statuses.js';

/** Changes of the status of orders. */
export const orderStatusEndpoints = {
  updateOrderStatus: {
    method: 'PUT',
    path: '/auth/order-status/:orderId',
    access: 'admin',
    area: 'orders',
    summary:
      'Set the status of an order; cancelling returns the stock, undoing it takes the stock again, and is a 409 once the payment was returned or refused. With statusBefore, 409 if the order has a different status',
    params: z.object({ orderId: objectIdSchema }),
    body: orderStatusInputSchema,
    ignoresUnknownFields: true,
    changesCatalogue: true,
    status: 200,
    response: done({ order: orderSchema }),
  },
  listOrderStatuses: {
    method: 'GET',
    path: '/auth/order-statuses',
    access: 'admin',
    area: 'orders',
    summary:
      'Id, number, status and payment of the orders that match, in the order of the list; the first 5,000 of them, with the full count, up to 10,000 with a search',
    query: orderStatusesQuerySchema,
    status: 200,
    response: ok({ orders: z.array(orderStatusLineSchema), total: z.int() }),
  },
  updateOrderStatuses: {
    method: 'PUT',
    path: '/auth/order-statuses',
    access: 'admin',
    area: 'orders',
    summary:
      'Set the status of many orders, one after the other, as single changes with statusBefore do. The reply says what became of each; unfinished ones can be sent again',
    body: orderStatusesInputSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ results: z.array(statusResultSchema) }),
  },
} as const satisfies Record<string, Endpoint>;
