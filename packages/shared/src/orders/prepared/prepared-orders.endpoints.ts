import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { checkTaxNumber, placeOrderHeadersSchema } from '../checkout.js';
import { orderSchema } from '../orders.js';
import {
  myPreparedOrderSchema,
  preparedCheckoutSchema,
  preparedOrderInputSchema,
  preparedOrderSchema,
  preparedOrderSendingSchema,
  preparedOrdersQuerySchema,
  preparedOrderUpdateSchema,
} from './prepared-orders.js';

const idSchema = z.object({ id: objectIdSchema });
const MERCHANT = { access: 'admin', area: 'orders', also: ['money', 'customers'] } as const;

/** Orders that an administrator prepares, and whose customer orders them by a link. */
export const preparedOrderEndpoints = {
  listPreparedOrders: {
    ...MERCHANT,
    method: 'GET',
    path: '/prepared-orders',
    summary: 'Orders that are prepared for customers, the newest first',
    query: preparedOrdersQuerySchema,
    status: 200,
    response: ok({ preparedOrders: z.array(preparedOrderSchema), total: z.int() }),
  },
  getPreparedOrder: {
    ...MERCHANT,
    method: 'GET',
    path: '/prepared-orders/:id',
    summary: 'A prepared order',
    params: idSchema,
    status: 200,
    response: ok({ preparedOrder: preparedOrderSchema }),
  },
  createPreparedOrder: {
    ...MERCHANT,
    method: 'POST',
    path: '/customers/:userId/prepared-orders',
    summary: 'Prepare an order for a customer; takes no stock and no code, and freezes no price',
    params: z.object({ userId: objectIdSchema }),
    body: preparedOrderInputSchema.superRefine(checkTaxNumber),
    creates: true,
    status: 201,
    response: done({ preparedOrder: preparedOrderSchema }),
  },
  updatePreparedOrder: {
    ...MERCHANT,
    method: 'PUT',
    path: '/prepared-orders/:id',
    summary:
      'Change what is prepared, also once it is sent; 409 when somebody saved it since the version that is sent, or it is ordered',
    params: idSchema,
    body: preparedOrderUpdateSchema.superRefine(checkTaxNumber),
    status: 200,
    response: done({ preparedOrder: preparedOrderSchema }),
  },
  deletePreparedOrder: {
    ...MERCHANT,
    method: 'DELETE',
    path: '/prepared-orders/:id',
    summary: 'Delete a prepared order: its link ends. An order that it became stays',
    params: idSchema,
    status: 200,
    response: done({}),
  },
  sendPreparedOrder: {
    ...MERCHANT,
    method: 'POST',
    path: '/prepared-orders/:id/send',
    summary:
      'Send the customer the link by which they order it; 409 when somebody saved it since the version that is sent, or it is ordered',
    params: idSchema,
    body: preparedOrderSendingSchema,
    status: 200,
    response: done({ preparedOrder: preparedOrderSchema }),
  },
  listMyPreparedOrders: {
    method: 'GET',
    path: '/auth/prepared-orders',
    access: 'shopper',
    summary:
      'The newest orders, up to 20, that were prepared for the signed-in user, sent to them and not ordered yet',
    status: 200,
    response: ok({ preparedOrders: z.array(myPreparedOrderSchema) }),
  },
  getMyPreparedOrder: {
    method: 'GET',
    path: '/auth/prepared-orders/:id',
    access: 'shopper',
    summary: 'An order that was prepared for the signed-in user and sent to them',
    params: idSchema,
    status: 200,
    response: ok({ preparedOrder: myPreparedOrderSchema }),
  },
  placeMyPreparedOrder: {
    method: 'POST',
    path: '/auth/prepared-orders/:id/order',
    access: 'shopper',
    summary:
      'Order what was prepared, as the checkout would, and pay for it: takes stock and codes at the prices of now. Once per Idempotency-Key, and once in all, unless its payment failed; 409 when it was changed since the version that is sent, or costs something else than total',
    params: idSchema,
    headers: placeOrderHeadersSchema,
    body: preparedCheckoutSchema,
    changesCatalogue: true,
    status: 201,
    response: done({ order: orderSchema }),
  },
} as const satisfies Record<string, Endpoint>;
