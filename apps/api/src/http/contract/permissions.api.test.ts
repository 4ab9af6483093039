import { pathsOf } from '@shop/http';
import {
  endpoints,
  PERMISSION_MISSING,
  PERMISSIONS,
  type Endpoint,
  type Permission,
} from '@shop/shared';
import { expect, it } from 'vitest';
import { UserModel } from '../../shop/accounts/index.js';
import { addressOf } from '../../testing/api-client.js';
import { buildMember, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

/** `in`, or what a refused caller reads. */
async function knock(endpoint: Endpoint, path: string, token: string): Promise<string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, unknownId()]));
  const address = addressOf({ ...endpoint, path: path as `/${string}` }, { params });
  const { method } = endpoint;
  const response = await api.fetch(address, { method, headers: { Authorization: token } });
  const text = await response.text();
  return response.status === 403 ? (JSON.parse(text) as { message: string }).message : 'in';
}

/** What the contract names, written down a second time. */
function refusal(endpoint: Endpoint, held: readonly Permission[]): string {
  if (endpoint.access !== 'admin' || endpoint.byPermission) return 'in';
  const needed = endpoint.area === 'any' ? [] : [endpoint.area, ...(endpoint.also ?? [])];
  const [missing] = needed.filter((permission) => !held.includes(permission));
  return missing ? PERMISSION_MISSING(missing) : 'in';
}

it('each call lets in whoever has its permissions, and says which one others lack', async () => {
  const sets = PERMISSIONS.flatMap((one) => [
    [one],
    PERMISSIONS.filter((permission) => permission !== one),
  ]);
  const wrong: string[] = [];
  for (const held of sets) {
    const { token } = await buildMember(held);
    for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
      if (endpoint.access !== 'admin') continue;
      for (const path of pathsOf(endpoint)) {
        const answer = await knock(endpoint, path, token);
        if (answer !== refusal(endpoint, held))
          wrong.push(`${name} with ${held.join()}: ${answer}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);

it('a change holds from the next request on', async () => {
  const { id, token } = await buildMember(['orders']);
  await api.call(endpoints.listAllOrders, { token });
  await UserModel.updateOne({ _id: id }, { $set: { permissions: ['catalog'] } });
  const failure = await api.refuse(endpoints.listAllOrders, { token });
  expect(failure).toMatchObject({ status: 403, message: PERMISSION_MISSING('orders') });
});
