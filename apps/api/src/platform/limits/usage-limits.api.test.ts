import { LimitCounterModel } from '@shop/mongo/limits';
import { endpoints } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashThreads } from '../../shop/accounts/passwords/hashing/hash-threads.js';
import { ProductModel } from '../../shop/catalog/index.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildProduct, buildRegistration, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { createUsageLimits, USES } from './usage-limits.js';

const api = useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

const ADDRESS = '192.0.2.1';

/** Stores a counter as if something had already been used this often. */
const useBefore = (key: string, points: number) =>
  LimitCounterModel.create({ key, points, expire: new Date(Date.now() + 60_000) });

const LIMITS = [
  ['passwordChange', 20, 200],
  ['resetLink', 5, 200],
  ['stockAlert', 60, 600],
  ['registration', 10, 200],
  ['dataDownload', 20, 200],
  ['orderExport', 60, 200],
  ['customerExport', 60, 200],
  ['keyedCreation', 1_000, 10_000],
  ['checkout', 1_000, 10_000],
  ['paymentCheck', 60, 2_000],
  ['apiKey', 3_000, 30_000],
  ['codeGuess', 300, 300],
  ['payLinkGuess', 300, 300],
  ['refusedCheckout', 100, 2_000],
] as const;

it('limits are tested for every use', () => {
  expect(LIMITS.map(([kind]) => kind)).toEqual(USES);
});

describe.each(LIMITS)('uses of %s', (kind, perAccount, perAddress) => {
  const use = (account: string, address: string) =>
    createUsageLimits()
      .count({ kind, account, address })
      .then(
        () => 'allowed',
        (error: unknown) => error,
      );

  it('are limited for each account', async () => {
    await useBefore(`${kind}-account:busy`, perAccount - 1);
    expect(await use('busy', ADDRESS)).toBe('allowed');
    expect(await use('busy', ADDRESS)).toMatchObject({ name: 'LimitReachedError' });
    expect(await use('another', ADDRESS)).toBe('allowed');
  });

  it('are limited for each address, with the time until the next is allowed', async () => {
    await useBefore(`${kind}-address:${ADDRESS}`, perAddress - 1);
    expect(await use('one', ADDRESS)).toBe('allowed');
    expect(await use('two', ADDRESS)).toMatchObject({
      name: 'LimitReachedError',
      retryAfterMs: expect.any(Number) as number,
    });
  });
});

it('refuses a registration over the limit before anything is done', async () => {
  const registration = buildRegistration();
  const register = () => api.refuse(endpoints.register, { body: registration });
  await api.call(endpoints.register, { body: registration });
  for (let time = 2; time <= 10; time += 1) expect((await register()).status).toBe(409);
  expect((await register()).status).toBe(429);
});

it('refuses a checkout over the limit before anything is done', async () => {
  const { token, id } = await buildUser();
  const product = await buildProduct();
  await useBefore(`checkout-account:${id}`, 1_000);
  const failure = await api.refuse(endpoints.placeOrder, {
    token,
    headers: { 'Idempotency-Key': 'a-key' },
    body: { items: [{ product: product.id, quantity: 1 }] },
  });
  expect(failure.status).toBe(429);
  expect(Number(failure.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('counts refused checkouts, and refuses more over their limit before stock is read', async () => {
  const { token, id } = await buildUser();
  const product = await buildProduct({ quantity: 1 });
  const order = (quantity: number) => buildCheckout(token, [{ product: product.id, quantity }]);
  await useBefore(`refusedCheckout-account:${id}`, 98);
  expect((await api.refuse(endpoints.placeOrder, order(2))).status).toBe(409);
  expect((await api.call(endpoints.placeOrder, order(1))).body.success).toBe(true);
  expect((await api.refuse(endpoints.placeOrder, order(1))).status).toBe(409);
  const read = vi.spyOn(ProductModel, 'find');
  expect((await api.refuse(endpoints.placeOrder, order(1))).status).toBe(429);
  expect(read).not.toHaveBeenCalled();
});

it('hashes no password over the limit, while the rest of a profile still changes', async () => {
  const { token, id } = await buildUser();
  await useBefore(`passwordChange-account:${id}`, 20);
  const hash = vi.spyOn(hashThreads, 'hash');
  const profile = { address: '2 New Street' };
  const failure = await api.refuse(endpoints.updateProfile, {
    token,
    body: { ...profile, password: 'a brand new one' },
  });
  expect(failure.status).toBe(429);
  expect(hash).not.toHaveBeenCalled();
  const { body } = await api.call(endpoints.updateProfile, { token, body: profile });
  expect(body.updatedUser.address).toBe('2 New Street');
});
