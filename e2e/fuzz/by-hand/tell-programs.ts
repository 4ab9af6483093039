import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** The names of the calls that `tellPrograms` makes. */
export const PROGRAM_CALLS = [
  'listWebhooks',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'listWebhookDeliveries',
  'repeatWebhookDelivery',
  'listApiKeys',
  'createApiKey',
  'revokeApiKey',
];

/** An address for events: of this machine, which the fuzzed shop allows, and nobody listens there. */
export const NOBODY = 'http://127.0.0.1:9/';

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/** Adds an address that is told of a new product, sends the event again, tests the address, and deletes the address. */
export async function tellPrograms(admin: ApiClient): Promise<void> {
  const body = { url: NOBODY, events: ['product.created' as const] };
  const { webhook } = await admin.call(endpoints.createWebhook, { body });
  const params = { id: webhook._id };
  await admin.call(endpoints.rotateWebhookSecret, { params });
  await admin.call(endpoints.listWebhooks);
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const product = {
    name: 'Told to programs',
    description: 'New',
    price: '10',
    quantity: '5',
    category: category?._id ?? '',
  };
  await admin.call(endpoints.createProduct, { body: product });
  const id = await deliveryTo(admin, webhook._id);
  await admin.call(endpoints.repeatWebhookDelivery, { params: { id } });
  await admin.call(endpoints.testWebhook, { params });
  await admin.call(endpoints.updateWebhook, { params, body: { ...body, isOn: false, version: 2 } });
  await admin.call(endpoints.deleteWebhook, { params });
  await letIn(admin);
}

/** Makes a key for a program, and revokes it. */
async function letIn(admin: ApiClient): Promise<void> {
  const grants = ['catalog:read' as const];
  const { apiKey } = await admin.call(endpoints.createApiKey, { body: { name: 'Books', grants } });
  await admin.call(endpoints.listApiKeys);
  await admin.call(endpoints.revokeApiKey, { params: { id: apiKey._id } });
}

/** The id of the first delivery to an address. @throws Error if there is none for a minute. */
async function deliveryTo(admin: ApiClient, id: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const { deliveries } = await admin.call(endpoints.listWebhookDeliveries, { params: { id } });
    const [first] = deliveries;
    if (first) return first._id;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('No event was on its way');
}
