import {
  alsoNeeded,
  areaOf,
  endpoints,
  GRANTS,
  grantFor,
  ROLE,
  type Endpoint,
  type Grant,
} from '@shop/shared';
import { LimitCounterModel } from '@shop/mongo/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../testing/api-client.js';
import { buildAdmin, buildOrder, buildProduct, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { UserModel } from '../accounts/index.js';
import { ApiKeyModel } from './api-key.model.js';

const api = useTestShop();

let admin: Awaited<ReturnType<typeof buildAdmin>>;

beforeEach(async () => {
  admin = await buildAdmin();
});

async function make(grants: readonly Grant[], name = 'Warehouse') {
  const body = { name, grants: [...grants] };
  return (await api.call(endpoints.createApiKey, { token: admin.token, body })).body;
}

const listed = async () =>
  (await api.call(endpoints.listApiKeys, { token: admin.token })).body.apiKeys;

/** 401, 403, or `in`. */
async function knock(endpoint: Endpoint, authorization: string) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, unknownId()]));
  const { method } = endpoint;
  const headers = { Authorization: authorization };
  const reply = await api.fetch(addressOf(endpoint, { params }), { method, headers });
  await reply.arrayBuffer();
  return [401, 403].includes(reply.status) ? reply.status : 'in';
}

describe('an API key', () => {
  it('is shown once, and stored as a digest', async () => {
    const { apiKey, key } = await make(['catalog:read']);
    expect(apiKey).toMatchObject({ name: 'Warehouse', by: 'Grace Admin', usedAt: null });
    expect(JSON.stringify(await listed())).not.toContain(key);
    expect(JSON.stringify(await ApiKeyModel.find().lean())).not.toContain(key.slice(-43));
  });

  it('lets in as the whole header and as a bearer’s, and notes when', async () => {
    const { key } = await make(['catalog:read']);
    expect(await knock(endpoints.listBrands, key)).toBe('in');
    expect(await knock(endpoints.listBrands, `Bearer ${key}`)).toBe('in');
    expect((await listed())[0]?.usedAt).not.toBeNull();
  });

  it('acts in the name of who made it, and the changes say by which key', async () => {
    const { key } = await make(['catalog:write']);
    const { id } = await buildProduct();
    await api.call(endpoints.deleteProduct, { token: key, params: { id } });
    const { token } = admin;
    const { entries } = (await api.call(endpoints.listAuditEntries, { token })).body;
    expect(entries[0]).toMatchObject({
      action: 'deleteProduct',
      by: { _id: admin.id, name: 'Grace Admin (key Warehouse)' },
    });
  });

  it('ends when it is revoked', async () => {
    const { apiKey, key } = await make(['catalog:read']);
    await api.call(endpoints.revokeApiKey, { token: admin.token, params: { id: apiKey._id } });
    expect(await knock(endpoints.listBrands, key)).toBe(401);
    expect(await listed()).toEqual([]);
  });

  it('ends when who made it is no administrator any more', async () => {
    const { key } = await make(['catalog:read']);
    await UserModel.updateOne({ _id: admin.id }, { $set: { role: ROLE.shopper } });
    expect(await knock(endpoints.listBrands, key)).toBe(401);
  });

  it('with another secret lets nobody in', async () => {
    const { key } = await make(['catalog:read']);
    const others = [`${key.slice(0, -4)}AAAA`, key.slice(0, -1), `${key}A`, 'shopkey_'];
    for (const other of others) expect(await knock(endpoints.listBrands, other), other).toBe(401);
  });

  it('sees no amounts of orders without money, and takes it for files that have them', async () => {
    const { number } = await buildOrder();
    const read = async (grants: readonly Grant[]) => {
      const { key: token } = await make(grants);
      const params = { number: String(number) };
      const reply = await api.send(endpoints.getOrder, { token, params });
      const { order } = JSON.parse(reply.text) as { order: { number: number; total?: number } };
      const file = { headers: { Authorization: token }, method: 'POST' };
      const { status } = await api.fetch(addressOf(endpoints.exportOrders, {}), file);
      return [order.number, 'total' in order, status];
    };
    expect(await read(['orders:read'])).toEqual([number, false, 403]);
    expect(await read(['orders:read', 'money:read'])).toEqual([number, true, 200]);
  });

  it('that is used too often is refused for a while', async () => {
    const { apiKey, key } = await make(['catalog:read']);
    await knock(endpoints.listBrands, key);
    await LimitCounterModel.updateMany(
      { key: new RegExp(apiKey._id) },
      { $set: { points: 3_000 } },
    );
    const refusal = await api.refuse(endpoints.listBrands, { token: key });
    expect(refusal.status).toBe(429);
  });
});

describe('every call', () => {
  const calls = Object.entries(endpoints) as [string, Endpoint][];

  it('lets in the keys of its area alone', { timeout: 300_000 }, async () => {
    const keys = new Map<Grant, string>();
    for (const grant of GRANTS) keys.set(grant, (await make([grant], grant)).key);
    const wrong: string[] = [];
    for (const [name, endpoint] of calls) {
      const needed = grantFor(endpoint);
      for (const [grant, key] of keys) {
        // Promotions belonged to money once.
        const names = [needed, needed?.replace('marketing', 'money')];
        // What a call shows of another area takes that one, too.
        const has =
          alsoNeeded(endpoint).every((also) => areaOf(also) === areaOf(grant)) &&
          names.some((name) => grant === name || grant === name?.replace(/read$/, 'write'));
        const isOpen = endpoint.access === 'public';
        // It renews the tokens of sessions.
        const expected = endpoint === endpoints.renewSession ? 401 : isOpen || has ? 'in' : 403;
        const answer = await knock(endpoint, key);
        if (answer !== expected) wrong.push(`${name} with ${grant}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('by which keys, roles or addresses of events are made takes no key', () => {
    const closed = calls
      .filter(([, endpoint]) => endpoint.access === 'admin' && !grantFor(endpoint))
      .map(([name]) => name);
    expect(closed).toEqual(
      expect.arrayContaining(['createApiKey', 'updateUserRole', 'deleteUser', 'createWebhook']),
    );
  });
});
