import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { adminOrderDetailsSchema, orderDetailsSchema } from '../order-details.js';
import {
  returnClosingSchema,
  returnDecisionSchema,
  returnExchangeSchema,
  returnInputSchema,
  returnReceiptSchema,
  returnRefundSchema,
  returnRowSchema,
  returnsQuerySchema,
  withdrawalInputSchema,
} from './returns.js';

const returnParams = z.object({ id: objectIdSchema });

/** What is sent back. */
export const returnEndpoints = {
  requestReturn: {
    method: 'POST',
    path: '/auth/orders/:number/returns',
    access: 'shopper',
    summary:
      'Ask the shop to take back pieces of one of the signed-in user’s orders; 409 before it is shipped, or for more pieces than are left',
    params: z.object({ number: z.string() }),
    body: returnInputSchema,
    creates: true,
    status: 201,
    response: done({ order: orderDetailsSchema }),
  },
  setReturnPhoto: {
    method: 'PUT',
    path: '/auth/returns/:id/photo',
    access: 'shopper',
    summary:
      'Show the shop what is wrong: the file field `photo`, for one of the signed-in user’s returns, in place of an earlier one; 409 once the return was decided',
    params: returnParams,
    // Nothing but the file.
    body: z.looseObject({}),
    encoding: 'multipart',
    status: 200,
    response: done({ order: orderDetailsSchema }),
  },
  getMyReturnPhoto: {
    method: 'GET',
    path: '/auth/returns/:id/photo',
    access: 'shopper',
    summary: 'The photo of one of the signed-in user’s returns',
    params: returnParams,
    status: 200,
    response: 'image',
  },
  getReturnPhoto: {
    method: 'GET',
    path: '/returns/:id/photo',
    access: 'admin',
    area: 'orders',
    summary: 'The photo by which a buyer shows what is wrong',
    params: returnParams,
    status: 200,
    response: 'image',
  },
  withdrawFromOrder: {
    method: 'POST',
    path: '/auth/orders/:number/withdrawal',
    access: 'shopper',
    summary:
      'Withdraw from the contract about one of the signed-in user’s orders, or about some of its pieces, within the shop’s period: cancels an order that is not shipped, all or nothing, and opens a return that needs no approval otherwise. 409 after the period',
    params: z.object({ number: z.string() }),
    body: withdrawalInputSchema,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ order: orderDetailsSchema }),
  },
  cancelReturn: {
    method: 'PUT',
    path: '/auth/returns/:id/cancellation',
    access: 'shopper',
    summary:
      'Cancel one of the signed-in user’s returns, whose pieces they keep; 409 once it has arrived or was declined, or for a withdrawal from the contract',
    params: returnParams,
    status: 200,
    response: done({ order: orderDetailsSchema }),
  },
  listReturns: {
    method: 'GET',
    path: '/returns',
    access: 'admin',
    area: 'orders',
    summary:
      'What buyers send back, paged, by words of the order, state and buyer, newest or oldest first',
    query: returnsQuerySchema,
    status: 200,
    response: ok({ returns: z.array(returnRowSchema), total: z.int() }),
  },
  decideReturn: {
    method: 'PUT',
    path: '/returns/:id/decision',
    access: 'admin',
    area: 'orders',
    summary:
      'Approve or decline a return that was asked for; 409 once it was decided otherwise, or with another message',
    params: returnParams,
    body: returnDecisionSchema,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
  receiveReturn: {
    method: 'PUT',
    path: '/returns/:id/receipt',
    access: 'admin',
    area: 'orders',
    summary:
      'Write which pieces of an approved return have arrived; with restock they go back into stock, once. 409 for what was not sent, or once it has arrived otherwise',
    params: returnParams,
    body: returnReceiptSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
  refundReturn: {
    method: 'POST',
    path: '/returns/:id/refund',
    access: 'admin',
    area: 'money',
    summary:
      'Refund the pieces of a return that have arrived, or were not sent, once, unless the payment provider has refused it: with whatIsLeft, as much as is left. With restock, they go back into stock. With shown, 409 if it would be another amount',
    params: returnParams,
    body: returnRefundSchema,
    creates: true,
    changesCatalogue: true,
    status: 201,
    response: done({ order: adminOrderDetailsSchema }),
  },
  exchangeReturn: {
    method: 'PUT',
    path: '/returns/:id/exchange',
    access: 'admin',
    area: 'orders',
    summary:
      'Close a return that has arrived without a refund, with a word to its buyer, and with the order by which they get something else, if there is one; with restock its pieces go back into stock, once. 409 if it was exchanged otherwise',
    params: returnParams,
    body: returnExchangeSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
  closeReturn: {
    method: 'PUT',
    path: '/returns/:id/closing',
    access: 'admin',
    area: 'orders',
    summary:
      'Close a return that is approved or has arrived, or whose refund the payment provider has refused, without a refund, with a reason that its buyer reads; with restock what has arrived goes back into stock, once. What was not sent is to be sent then. 409 if it was closed otherwise',
    params: returnParams,
    body: returnClosingSchema,
    changesCatalogue: true,
    status: 200,
    response: done({ order: adminOrderDetailsSchema }),
  },
} as const satisfies Record<string, Endpoint>;
