import { buildDelivery, buildWebhook } from '../programs/webhooks.js';
import type { BuildWrite } from './write.js';

const PUBLIC = 'https://93.184.216.34/told';

/** Those of the addresses that are told of events. */
export const webhookWrites = {
  createWebhook: () =>
    Promise.resolve({
      input: { body: { url: PUBLIC, events: ['order.created'] } },
      entry: {
        subject: { kind: 'webhook', name: PUBLIC },
        before: null,
        after: { url: PUBLIC, events: 'order.created', isOn: true, version: 1 },
      },
    }),
  updateWebhook: async () => {
    const { _id, url } = await buildWebhook({ url: PUBLIC });
    const body = { url, events: ['stock.changed'], isOn: false, version: 1 };
    return {
      input: { params: { id: _id.toHexString() }, body },
      entry: {
        subject: { kind: 'webhook', name: url },
        before: { events: 'order.created', isOn: true, version: 1 },
        after: { events: 'stock.changed', isOn: false, version: 2 },
      },
    };
  },
  deleteWebhook: async () => {
    const { _id, url } = await buildWebhook();
    return {
      input: { params: { id: _id.toHexString() } },
      entry: {
        subject: { kind: 'webhook', name: url },
        before: { url, events: 'order.created', isOn: true, version: 1 },
        after: null,
      },
    };
  },
  rotateWebhookSecret: async () => {
    const { _id, url } = await buildWebhook();
    return {
      input: { params: { id: _id.toHexString() } },
      entry: {
        subject: { kind: 'webhook', name: url },
        before: { version: 1 },
        after: { version: 2 },
      },
    };
  },
  testWebhook: async () => {
    const { _id, url } = await buildWebhook();
    return {
      input: { params: { id: _id.toHexString() } },
      entry: {
        subject: { kind: 'webhook', name: url },
        before: null,
        after: { event: 'ping', state: 'waiting' },
      },
    };
  },
  repeatWebhookDelivery: async () => {
    const webhook = await buildWebhook();
    const { _id } = await buildDelivery(webhook, { state: 'failed' });
    return {
      input: { params: { id: _id.toHexString() } },
      entry: {
        subject: { kind: 'webhook', name: webhook.url },
        before: { state: 'failed' },
        after: { state: 'waiting' },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
