import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import {
  checkoutInputSchema,
  orderInputSchema,
  placeOrderHeadersSchema,
  quoteSchema,
} from './checkout.js';
import { contactSchema } from './delivery.js';
import { orderSchema } from './orders.js';

/** Quotes, and the checkout of shoppers. */
export const checkoutEndpoints = {
  quoteOrder: {
    method: 'POST',
    path: '/orders/quote',
    access: 'public',
    summary: 'What the items cost now and whether they are in stock; reserves nothing',
    body: orderInputSchema,
    status: 200,
    response: ok(quoteSchema.shape),
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
      'Take the stock and store the order, all or nothing, then pay for it; once per Idempotency-Key. With total, 409 if the order costs something else: the reply has the new total',
    headers: placeOrderHeadersSchema,
    body: checkoutInputSchema,
    changesCatalogue: true,
    status: 201,
    response: done({ order: orderSchema }),
  },
} as const satisfies Record<string, Endpoint>;
