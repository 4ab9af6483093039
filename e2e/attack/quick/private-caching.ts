import { endpoints, type Endpoint } from '@shop/shared';
import { MAYA } from '@shop/test-shop/client/people';
import type { Attack } from '../lib/attack.js';
import { none } from '../lib/checks.js';

const UNUSED_ID = '0123456789abcdef01234567';
/** Public calls whose replies are nevertheless private to the caller. */
const ISSUES_TOKENS = ['/auth/login', '/auth/renew', '/auth/register', '/auth/forgot-password'];

export const privateCaching: Attack = {
  name: 'private-caching',
  tries: 'calls everything private, and looks for replies that a shared cache may keep',
  async run(shop) {
    const admin = await shop.admin();
    const shopper = await shop.visitor().signIn(MAYA);
    const all: [string, Endpoint][] = Object.entries(endpoints);
    const isPrivate = ({ access, path }: Endpoint) =>
      access !== 'public' || ISSUES_TOKENS.includes(path);
    const cacheable: string[] = [];
    const look = async (name: string, reply: Promise<Response>) => {
      const response = await reply;
      await response.arrayBuffer();
      if (!/\bno-store\b/.test(response.headers.get('cache-control') ?? ''))
        cacheable.push(`${name} (${response.status})`);
    };
    for (const [name, endpoint] of all.filter(([, endpoint]) => isPrivate(endpoint))) {
      const ids = { id: UNUSED_ID, orderId: UNUSED_ID, userId: UNUSED_ID };
      const body = endpoint.method === 'GET' ? undefined : {};
      for (const caller of [shop.visitor(), shopper, admin])
        await look(name, caller.request(endpoint, { params: ids, body }));
    }
    await look('sign-in', shop.visitor().send(endpoints.login, { body: MAYA }));
    await look('renewal', shopper.send(endpoints.renewSession));
    return [none('private replies without no-store', cacheable)];
  },
};
