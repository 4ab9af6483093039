import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { done, ok } from '../../contract/replies.js';
import { payLinkOrderSchema, payLinkTokenSchema } from './pay-links.js';

/** Paying an order by a link that its buyer got by mail, without signing in. */
export const payLinkEndpoints = {
  readPayLink: {
    method: 'POST',
    path: '/pay-links/read',
    access: 'public',
    summary:
      'What the order of a link to pay costs and how it is paid, given the token of the link; only its state once there is nothing to pay, and 404 once the link has expired',
    body: payLinkTokenSchema,
    status: 200,
    response: ok({ order: payLinkOrderSchema }),
  },
  payByLink: {
    method: 'POST',
    path: '/pay-links/pay',
    access: 'public',
    summary:
      'Prepare the page on which the order of a link is paid, and write what the payment provider knows of it, also for a buyer who returns from there',
    body: payLinkTokenSchema,
    status: 200,
    response: done({
      order: payLinkOrderSchema,
      /** The provider's page. Absent if there is none, or nothing to pay. */
      url: z.string().optional(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
