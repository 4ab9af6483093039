import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done } from '../../contract/replies.js';

/** Mails to shoppers when a sold-out product is in stock again. */
export const stockAlertEndpoints = {
  askForStock: {
    method: 'POST',
    path: '/stock-alerts',
    access: 'shopper',
    summary:
      'Be told once, by mail, when a sold-out product or variant is in stock again; 409 while it is in stock',
    body: z.object({ product: objectIdSchema, variant: objectIdSchema.optional() }),
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
