import { randomUUID } from 'node:crypto';
import { pathsOf } from '@shop/http';
import { endpoints, refusesUnknownFields, ROLE, type Endpoint } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { shopRoutes } from '../../app/shop-routes.js';
import { addressOf, type CallInput } from '../../testing/api-client.js';
import { buildAdmin, buildUser, buildProductForm, unknownId } from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';
import { openApiDocument } from '@shop/shared/openapi';

const api = useTestShop();

/** Forms without a field beside the photo. */
const PHOTOS_ALONE: Endpoint[] = [endpoints.saveCategoryPhoto, endpoints.saveShopPicture];

type Named = [name: string, endpoint: Endpoint];
const all: Named[] = Object.entries(endpoints);
const guarded = all.filter(([, { access }]) => access !== 'public');
const forAdmins = all.filter(([, { access }]) => access === 'admin');
const withBody = all.filter(([, { body }]) => body !== undefined);
const refusing = withBody.filter(
  ([, endpoint]) => refusesUnknownFields(endpoint) && !PHOTOS_ALONE.includes(endpoint),
);
const withId = all.filter(([, { path }]) => /:\w*[iI]d\b/.test(path));

/** A value for every parameter in a path. */
function paramsFor({ path }: Endpoint, value: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]));
}

/** The same, as the endpoint takes them. */
function acceptedParams(endpoint: Endpoint): Record<string, string> {
  const [ofIds = {}, ...others] = [unknownId(), '1', 'orders'].map((one) =>
    paramsFor(endpoint, one),
  );
  const all = [ofIds, ...others, { ...ofIds, number: '1' }];
  return all.find((params) => endpoint.params?.safeParse(params).success) ?? {};
}

async function tokenFor({ access }: Endpoint): Promise<string | undefined> {
  if (access === 'public') return undefined;
  return (access === 'admin' ? await buildAdmin() : await buildUser({ role: ROLE.shopper })).token;
}

describe('the mounted routes', () => {
  it('are exactly those of the contract [S7.1]', () => {
    const routes = shopRoutes(buildAppDeps());
    expect(new Set(routes.map(({ endpoint }) => endpoint))).toEqual(
      new Set(Object.values(endpoints)),
    );
    expect(routes).toHaveLength(all.length);
  });

  it('return the same below /product as below /products [S7.7 R3]', async () => {
    expect(pathsOf(endpoints.getProductPhoto)).toEqual([
      '/products/product-photo/:id',
      '/product/product-photo/:id',
    ]);
    const response = await api.fetch('/api/v1/product/product-count');
    expect(await response.json()).toEqual({ success: true, total: 0 });
  });

  it('leave any other address of the API a 404 in the shape of the contract [R1]', async () => {
    const response = await api.fetch('/api/v1/products/nothing-here', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false });
    expect((await api.fetch('/', { method: 'POST' })).headers.get('content-type')).toMatch(/json/);
  });
});

describe('who may what', () => {
  it.each(guarded)('%s is 401 without a token [S6.1]', async (_name, endpoint) => {
    const failure = await api.refuse(endpoint, { params: paramsFor(endpoint, unknownId()) });
    expect(failure).toMatchObject({ status: 401, message: 'Please login first' });
  });

  it.each(guarded)('%s is 401 with an invalid token', async (_name, endpoint) => {
    const input = { params: paramsFor(endpoint, unknownId()), token: 'not.a.token' };
    expect((await api.refuse(endpoint, input)).status).toBe(401);
  });

  it.each(forAdmins)('%s is 403 for a shopper [S6.3]', async (_name, endpoint) => {
    const { token } = await buildUser();
    const failure = await api.refuse(endpoint, { params: paramsFor(endpoint, unknownId()), token });
    expect(failure.status).toBe(403);
  });
});

describe('bad input', () => {
  it.each(withBody)(
    '%s is 400 with an empty body, and names a field [S5.6]',
    async (_name, endpoint) => {
      const body = endpoint.encoding === 'multipart' ? buildProductForm({ nothing: 'x' }) : {};
      const input: CallInput = {
        params: paramsFor(endpoint, unknownId()),
        token: await tokenFor(endpoint),
        body,
      };
      const isComplete = endpoint.body?.safeParse({}).success ?? false;
      if (isComplete) return;
      const failure = await api.refuse(endpoint, input);
      expect(failure.status).toBe(400);
    },
  );

  it.each(refusing)(
    '%s is 400 with a field that it does not know, and names it',
    async (_name, endpoint) => {
      const isForm = endpoint.encoding === 'multipart';
      const { status, errors = [] } = await api.refuse(endpoint, {
        params: acceptedParams(endpoint),
        headers: { 'Idempotency-Key': randomUUID() },
        token: await tokenFor(endpoint),
        body: isForm ? buildProductForm({ misspelt: 'x' }) : { misspelt: 'x' },
      });
      expect(status).toBe(400);
      expect(errors.map(({ field }) => field)).toContain('misspelt');
    },
  );

  it('ignores a field that a call of the specification does not know', async () => {
    const token = await tokenFor(endpoints.createCategory);
    const body = { name: 'Lamps', misspelt: 'x' };
    const { status } = await api.call(endpoints.createCategory, { token, body });
    expect(status).toBe(201);
  });

  it.each(withBody.filter(([, { encoding }]) => encoding !== 'multipart'))(
    '%s is 400 for broken JSON and 415 for a body that is not JSON',
    async (_name, endpoint) => {
      const token = await tokenFor(endpoint);
      const address = addressOf(endpoint, { params: paramsFor(endpoint, unknownId()) });
      const send = (type: string, body: string) =>
        api.fetch(address, {
          method: endpoint.method,
          headers: { 'Content-Type': type, ...(token && { Authorization: token }) },
          body,
        });
      expect((await send('application/json', '{"name":')).status).toBe(400);
      expect((await send('text/plain', 'name=x')).status).toBe(415);
      const admins = endpoint.hasLargeBody ? 501 * 1024 : 101 * 1024;
      const tooLarge = endpoint.access === 'admin' ? admins : 17 * 1024;
      expect(
        (await send('application/json', JSON.stringify({ pad: 'x'.repeat(tooLarge) }))).status,
      ).toBe(413);
    },
  );

  it.each(withId)('%s is 400 for an invalid id', async (_name, endpoint) => {
    const token = await tokenFor(endpoint);
    for (const id of ['123', 'zzzzzzzzzzzzzzzzzzzzzzzz', '[object Object]', '../../etc']) {
      const body = endpoint.encoding === 'multipart' ? buildProductForm({ name: 'x' }) : undefined;
      const failure = await api.refuse(endpoint, { params: paramsFor(endpoint, id), token, body });
      expect(failure.status, id).toBe(400);
    }
  });

  it('has a plain message where no schema has one', async () => {
    const failure = await api.refuse(endpoints.login, { body: [] });
    expect(failure.message).not.toMatch(/Invalid input|expected/);
    const photo = await api.fetch(`/api/v1/products/product-photo/${unknownId()}?w=1&w=2`);
    expect(((await photo.json()) as { message: string }).message).toBe('w is not valid');
  });

  it('is 400 for an address that can’t be decoded', async () => {
    expect((await api.fetch('/api/v1/products/get-product/%ff')).status).toBe(400);
  });
});

describe('GET /openapi.json', () => {
  it('describes every call of the contract [R24]', async () => {
    const document = (await (await api.fetch('/api/v1/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.stringify(document)).not.toContain('"schema":{}');
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('holds each named object once, and whatever its calls refer to', () => {
    const document = openApiDocument(endpoints);
    const { schemas } = document.components as { schemas: Record<string, object> };
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(schemas).sort()).toEqual([...new Set(referred)].sort());
    expect(referred.filter((name) => name === 'AdminOrderDetails').length).toBeGreaterThan(10);
    expect(text).not.toContain('$defs');
    // The page of the API reads all of it each time that somebody opens a call.
    expect(text.length).toBeLessThan(500_000);
  });

  it.each(all.filter(([, { creates }]) => creates))(
    'says that %s takes an Idempotency-Key',
    (name, endpoint) => {
      const { paths } = openApiDocument({ [name]: endpoint });
      expect(JSON.stringify(paths)).toContain(
        '"name":"idempotency-key","in":"header","required":false',
      );
    },
  );

  it('says which call repeats the message of its failures', () => {
    const { paths } = openApiDocument({ updateProfile: endpoints.updateProfile });
    expect(JSON.stringify(paths)).toContain(
      '"schema":{"$ref":"#/components/schemas/Failure","required":["error"]}',
    );
    const others = openApiDocument({ login: endpoints.login });
    expect(JSON.stringify(others.paths)).not.toContain('"required":["error"]');
  });

  it('is shown at /api/docs', async () => {
    const page = await api.fetch('/api/docs');
    expect(page.status).toBe(200);
    for (const [, address = ''] of (await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await api.fetch(address)).status, address).toBe(200);
    }
  });
});

describe('operations', () => {
  it('report that the process is alive and the database answers [R24]', async () => {
    expect(await (await api.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.fetch('/readyz')).status).toBe(200);
  });

  it('measure requests under the path of the contract [R24]', async () => {
    await api.call(endpoints.countProducts);
    await api.fetch('/api/v1/products/get-product/one-of-many-slugs');
    const text = await (await api.fetch('/metrics')).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/v1\/products\/product-count"[^}]*\} [1-9]/,
    );
    expect(text).not.toContain('one-of-many-slugs');
  });

  it('give every reply an id', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await api.fetch('/healthz')).headers.get('x-request-id')),
    );
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
