import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { datedListQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import {
  webhookDeliverySchema,
  webhookEditSchema,
  webhookInputSchema,
  webhookSchema,
} from './webhooks.js';

const params = z.object({ id: objectIdSchema });

/** What the events tell of. */
const TOLD = ['catalog', 'orders', 'money', 'customers'] as const;

/** Addresses of other programs that the shop tells of events, and what became of it. */
export const webhookEndpoints = {
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'The addresses that receive events, oldest first',
    status: 200,
    response: ok({ webhooks: z.array(webhookSchema) }),
  },
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Add an address; the secret that signs what it gets is in this reply alone',
    body: webhookInputSchema,
    creates: true,
    status: 201,
    response: done({ webhook: webhookSchema, secret: z.string() }),
  },
  updateWebhook: {
    method: 'PUT',
    path: '/webhooks/:id',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Save an address; 409 when somebody saved it since the version that is sent',
    params,
    body: webhookEditSchema,
    status: 200,
    response: done({ webhook: webhookSchema }),
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/webhooks/:id',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Delete an address with its deliveries',
    params,
    status: 200,
    response: done({}),
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/webhooks/:id/secret',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Make a new secret; the one before signs beside it for a day',
    params,
    status: 200,
    response: done({ secret: z.string() }),
  },
  testWebhook: {
    method: 'POST',
    path: '/webhooks/:id/test',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Send the event `ping` to an address; 409 while it is switched off',
    params,
    status: 200,
    response: done({ delivery: webhookDeliverySchema }),
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'What was sent to an address in the last 30 days, paged, newest first unless sorted',
    params,
    query: datedListQuerySchema,
    status: 200,
    response: ok({ deliveries: z.array(webhookDeliverySchema), total: z.int() }),
  },
  repeatWebhookDelivery: {
    method: 'POST',
    path: '/webhooks/deliveries/:id/repeat',
    access: 'admin',
    area: 'settings',
    also: TOLD,
    onlyPeople: true,
    summary: 'Send an event again, as things are now; 409 while its address is switched off',
    params,
    status: 200,
    response: done({ delivery: webhookDeliverySchema }),
  },
} as const satisfies Record<string, Endpoint>;
