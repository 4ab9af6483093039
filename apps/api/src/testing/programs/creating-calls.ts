import { endpoints } from '@shop/shared';
import { ApiKeyModel } from '../../shop/api-keys/index.js';
import { WebhookModel } from '../../shop/webhooks/index.js';
import { buildAdmin } from '../factories.js';

/** Calls that let other programs in, or have them told of events. */
export const PROGRAM_CREATING_CALLS = {
  createApiKey: async () => {
    const { token } = await buildAdmin();
    const body = { name: 'Warehouse', grants: ['orders:read' as const] };
    return {
      endpoint: endpoints.createApiKey,
      input: () => ({ token, body }),
      other: () => ({ token, body: { ...body, name: 'Books' } }),
      count: () => ApiKeyModel.countDocuments({}),
    };
  },
  createWebhook: async () => {
    const { token } = await buildAdmin();
    const body = { url: 'https://93.184.216.34/told', events: ['order.created' as const] };
    return {
      endpoint: endpoints.createWebhook,
      input: () => ({ token, body }),
      other: () => ({ token, body: { ...body, events: ['stock.changed' as const] } }),
      count: () => WebhookModel.countDocuments({}),
    };
  },
};
