import { endpoints } from '@shop/shared';
import { InvitationModel } from '../../shop/accounts/index.js';
import { ApiKeyModel } from '../../shop/api-keys/index.js';
import { WebhookModel } from '../../shop/webhooks/index.js';
import { buildAdmin } from '../factories.js';

/** Calls that let people and other programs in, or have them told of events. */
export const PROGRAM_CREATING_CALLS = {
  inviteStaff: async () => {
    const { token } = await buildAdmin();
    const body = { email: 'ada@example.com', permissions: ['orders' as const] };
    return {
      endpoint: endpoints.inviteStaff,
      input: () => ({ token, body }),
      other: () => ({ token, body: { ...body, email: 'ben@example.com' } }),
      count: () => InvitationModel.countDocuments({}),
    };
  },
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
