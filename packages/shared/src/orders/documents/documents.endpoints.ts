import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { ok } from '../../contract/replies.js';
import {
  invoicesInputSchema,
  invoiceSchema,
  packingSlipSchema,
  packingSlipsQuerySchema,
} from './documents.js';

/** Packing slips and invoices. */
export const documentEndpoints = {
  listPackingSlips: {
    method: 'GET',
    path: '/orders/slips',
    access: 'admin',
    area: 'orders',
    summary: 'The packing slips of orders, as asked for; unknown orders are left out',
    query: packingSlipsQuerySchema,
    status: 200,
    response: ok({ slips: z.array(packingSlipSchema) }),
  },
  issueInvoices: {
    method: 'POST',
    path: '/orders/invoices',
    access: 'admin',
    area: 'orders',
    also: ['money'],
    summary:
      'The invoices and credit notes of orders, as asked for, the oldest first for each; unknown orders are left out. An invoice is issued when its order is shipped, or here if that was before the shop did so; for an order that was not shipped it is a preview',
    body: invoicesInputSchema,
    status: 200,
    response: ok({ invoices: z.array(invoiceSchema) }),
  },
  issueMyInvoice: {
    method: 'POST',
    path: '/auth/orders/:number/invoice',
    access: 'shopper',
    summary:
      'The newest invoice of one of the signed-in user’s orders, and its other invoices and credit notes, the oldest first; 409 before the order is shipped',
    params: z.object({ number: z.string() }),
    status: 200,
    response: ok({ invoice: invoiceSchema, others: z.array(invoiceSchema).optional() }),
  },
} as const satisfies Record<string, Endpoint>;
