import { randomUUID } from 'node:crypto';
import { CreationKeyModel } from '@shop/mongo/creations';
import { endpoints, type Endpoint } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { CategoryModel, ProductModel } from '../shop/catalog/index.js';
import {
  CREATING_CALLS,
  withKey,
  type BuiltCall,
} from '../testing/creating-calls/creating-calls.js';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildRegistration,
} from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';

const api = useTestShop();

const DAY_MS = 24 * 60 * 60 * 1_000;

it('every call that creates something is tested here', () => {
  const all: [string, Endpoint][] = Object.entries(endpoints);
  const creating = all.filter(([, { creates }]) => creates).map(([name]) => name);
  expect(creating.sort()).toEqual(Object.keys(CREATING_CALLS).sort());
});

const cases = Object.entries<() => Promise<BuiltCall>>(CREATING_CALLS);

describe.each(cases)('%s with an Idempotency-Key', (_name, build) => {
  it('creates one thing, and repeats status and reply', async () => {
    const { endpoint, input, count, goesOn } = await build();
    const key = randomUUID();
    const before = await count();
    const reply = await api.call(endpoint, withKey(input(), key));
    const first = goesOn ? await api.call(endpoint, withKey(input(), key)) : reply;
    for (let time = 2; time <= 3; time += 1) {
      const again = await api.call(endpoint, withKey(input(), key));
      expect([again.status, again.body]).toEqual([201, first.body]);
    }
    expect(await count()).toBe(before + 1);
  });

  it('creates one thing when it arrives sixteen times at once', async () => {
    const { endpoint, input, count, goesOn } = await build();
    const key = randomUUID();
    const before = await count();
    const send = () => api.send(endpoint, withKey(input(), key));
    const replies = await Promise.all(Array.from({ length: 16 }, send));
    const created = replies.filter(({ status }) => status === 201);
    const different = new Set(created.map(({ text }) => text)).size;
    expect(different).toBeLessThanOrEqual(goesOn ? 2 : 1);
    for (const { status, headers } of replies.filter((reply) => !created.includes(reply))) {
      expect([status, headers.get('retry-after')]).toEqual([409, '2']);
    }
    expect(await count()).toBe(before + 1);
  });

  it('is refused with another body, and creates nothing', async () => {
    const { endpoint, input, other, count } = await build();
    const key = randomUUID();
    await api.call(endpoint, withKey(input(), key));
    const before = await count();
    const failure = await api.refuse(endpoint, withKey(other(), key));
    expect([failure.status, failure.headers.get('retry-after')]).toEqual([409, null]);
    expect(await count()).toBe(before);
  });

  it('must be a valid one', async () => {
    const { endpoint, input } = await build();
    for (const key of ['', 'two words', 'k'.repeat(201)]) {
      const failure = await api.refuse(endpoint, withKey(input(), key));
      expect(failure).toMatchObject({ status: 400, errors: [{ field: 'idempotency-key' }] });
    }
  });

  it('keeps nothing that can be read, and without a key keeps nothing', async () => {
    const { endpoint, input } = await build();
    const key = randomUUID();
    await api.call(endpoint, withKey(input(), key));
    const [record] = await CreationKeyModel.find().lean();
    const bytes = Buffer.from(record?.reply?.buffer as ArrayBuffer).toString('latin1');
    const stored = JSON.stringify(record) + bytes;
    for (const text of [key, 'success', 'example.test', 'Main Street', 'Rang twice']) {
      expect(stored).not.toContain(text);
    }
    await CreationKeyModel.deleteMany({});
    const { endpoint: another, input: plain } = await build();
    await api.call(another, plain()).catch(() => undefined);
    expect(await CreationKeyModel.countDocuments({})).toBe(0);
  });
});

describe('an Idempotency-Key of a creating call', () => {
  it('is each user’s own', async () => {
    const { id } = await buildCategory();
    for (const { token } of [await buildAdmin(), await buildAdmin()]) {
      const body = buildFilledProductForm(id);
      await api.call(endpoints.createProduct, withKey({ token, body }, 'same-key'));
    }
    expect(await ProductModel.countDocuments({})).toBe(2);
  });

  it('is each call’s own', async () => {
    const { token } = await buildAdmin();
    const input = withKey({ token, body: { name: 'Lamps' } }, 'same-key');
    const { body } = await api.call(endpoints.createCategory, input);
    const form = buildFilledProductForm(body.category._id);
    await api.call(endpoints.createProduct, withKey({ token, body: form }, 'same-key'));
  });

  it('is each visitor’s own: a registration is repeated only to somebody who sends all of it', async () => {
    const [ada, bob] = [buildRegistration(), buildRegistration()];
    const register = (body: object) => withKey({ body }, 'same-key');
    const { body: adas } = await api.call(endpoints.register, register(ada));
    const { body: bobs } = await api.call(endpoints.register, register(bob));
    expect([adas.user.email, bobs.user.email]).toEqual([ada.email, bob.email]);
    const guess = register({ ...ada, password: 'a guess at the password' });
    const failure = await api.refuse(endpoints.register, guess);
    expect(failure).toMatchObject({ status: 409, message: 'Already registered, please login' });
  });

  it('counts the bytes of the photo as part of the body', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const [png, larger] = [await buildPicture('png'), await buildPicture('png', 65)];
    const form = (bytes: Buffer | undefined, name = 'photo.png') => {
      const photo = bytes && new File([new Uint8Array(bytes)], name);
      return withKey({ token, body: buildFilledProductForm(id, { photo }) }, 'a-key');
    };
    const first = await api.call(endpoints.createProduct, form(png));
    const again = await api.call(endpoints.createProduct, form(png, 'renamed.png'));
    expect(again.body).toEqual(first.body);
    for (const bytes of [larger, undefined]) {
      expect((await api.refuse(endpoints.createProduct, form(bytes))).status).toBe(409);
    }
    expect(await ProductModel.countDocuments({})).toBe(1);
  });

  it('repeats the reply although the thing has changed since', async () => {
    const { token } = await buildAdmin();
    const input = withKey({ token, body: { name: 'Lamps' } }, 'a-key');
    const first = await api.call(endpoints.createCategory, input);
    await CategoryModel.deleteMany({});
    expect((await api.call(endpoints.createCategory, input)).body).toEqual(first.body);
    expect(await CategoryModel.countDocuments({})).toBe(0);
  });

  it('creates again after 24 hours', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const create = (price: string) => {
      const body = buildFilledProductForm(id, { price });
      return api.call(endpoints.createProduct, withKey({ token, body }, 'a-key'));
    };
    await create('5');
    await CreationKeyModel.updateMany({}, { $set: { at: new Date(Date.now() - DAY_MS) } });
    await create('7');
    expect((await create('7')).body.product.price).toBe(7);
    expect(await ProductModel.countDocuments({})).toBe(2);
  });

  it('of a refused call keeps nothing: the call may be corrected under the same key', async () => {
    const { token } = await buildAdmin();
    const create = (name: string) => withKey({ token, body: { name } }, 'a-key');
    const { name: taken } = await buildCategory();
    expect((await api.refuse(endpoints.createCategory, create(taken))).status).toBe(409);
    expect(await CreationKeyModel.countDocuments({})).toBe(0);
    await api.call(endpoints.createCategory, create('Lamps'));
  });
});
