import { randomUUID } from 'node:crypto';
import { endpoints, type Credentials } from '@shop/shared';
import type { ApiClient } from './api-client.js';
import { DEMO_PASSWORD } from './people.js';

/** Registers a new shopper, whose password and sessions can change without affecting other tests. */
export async function buildShopper(
  visitor: ApiClient,
  { name = 'Nora Lind' } = {},
): Promise<Credentials> {
  const credentials = { email: `${randomUUID()}@shop.test`, password: DEMO_PASSWORD };
  await visitor.call(endpoints.register, {
    body: {
      ...credentials,
      name,
      phone: '+1 206 555 0119',
      address: '7 Birch Road, Seattle, WA 98101',
      answer: 'sailing',
    },
  });
  return credentials;
}
