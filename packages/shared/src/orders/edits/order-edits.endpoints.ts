import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { adminOrderDetailsSchema } from '../order-details.js';
import {
  orderEditInputSchema,
  orderEditQuoteInputSchema,
  orderEditQuoteSchema,
} from './order-edits.js';

const orderSchema = z.object({ orderId: objectIdSchema });

/** Changes of orders that are not shipped. */
export const orderEditEndpoints = {
  quoteOrderEdit: {
    method: 'POST',
    path: '/auth/order-edits/:orderId/quote',
    access: 'admin',
    area: 'orders',
    also: ['money'],
    onlyReads: true,
    summary:
      'What an order would cost with fewer pieces, by what was agreed for each; changes nothing',
    params: orderSchema,
    body: orderEditQuoteInputSchema,
    status: 200,
    response: ok({ edit: orderEditQuoteSchema }),
  },
  editOrder: {
    method: 'POST',
    path: '/auth/order-edits/:orderId',
    access: 'admin',
    area: 'orders',
    also: ['money'],
    summary:
      'Take pieces off an order that is not shipped: they go back into stock, and the difference back to its buyer, or its open payment is lowered. 409 if a line has other pieces than quantityBefore says, pieces are on their way, nothing would be left, or, with shown, if it would cost something else',
    params: orderSchema,
    body: orderEditInputSchema,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
