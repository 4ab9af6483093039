import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { adminOrderDetailsSchema } from '../order-details.js';
import {
  paidQuerySchema,
  refundInputSchema,
  refundQuoteInputSchema,
  refundQuoteSchema,
} from './refunds.js';

const orderSchema = z.object({ number: z.string() });

/** Money back. */
export const refundEndpoints = {
  quoteRefund: {
    method: 'POST',
    path: '/orders/:number/refunds/quote',
    access: 'admin',
    area: 'money',
    onlyReads: true,
    summary: 'What a refund would come to, by what was paid for each piece; returns nothing',
    params: orderSchema,
    body: refundQuoteInputSchema,
    status: 200,
    response: ok({ refund: refundQuoteSchema }),
  },
  refundOrder: {
    method: 'POST',
    path: '/orders/:number/refunds',
    access: 'admin',
    area: 'money',
    summary:
      'Return everything, pieces and the delivery, or an amount of an order, never more than was paid; the pieces go back into stock with restock. With shown, 409 if it would be another amount; with refunded, 409 if another refund was made since',
    params: orderSchema,
    body: refundInputSchema,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
  markOrderPaid: {
    method: 'PUT',
    path: '/auth/order-payment/:orderId',
    access: 'admin',
    area: 'money',
    summary:
      'Say that the money of an order has come, by hand or another way than at the provider, whose page is closed first, or the rest of it, if it was sent and too little was paid; or take the amount that is reserved. An order that is paid by hand stays paid, and cancelled; 409 for one that the provider has been paid for, or of which nothing is to be paid, or if it is another amount than was shown',
    params: z.object({ orderId: objectIdSchema }),
    query: paidQuerySchema,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
