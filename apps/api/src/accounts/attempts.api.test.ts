import { endpoints } from '@shop/shared';
import bcrypt from 'bcrypt';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ANSWER,
  buildProduct,
  buildRegistration,
  buildUser,
  PASSWORD,
} from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { createAttempts, type Attempt } from './attempts.js';

const api = useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

const OWNER = '192.0.2.1';
const email = 'ada@example.test';

/** Several instances of the shop, each with limits of its own making on the one database. */
function instances() {
  const shops = [createAttempts(), createAttempts()];
  let turn = 0;
  return () => {
    turn += 1;
    const shop = shops[turn % shops.length];
    if (!shop) throw new Error('No shop');
    return shop;
  };
}

type Try = Pick<Attempt, 'kind' | 'address'>;

async function guessUntilRefused(next: ReturnType<typeof instances>, attempt: Try, most = 1_000) {
  for (let guess = 0; guess < most; guess += 1) {
    const refused = await next()
      .tryOnce({ email, ...attempt }, () => Promise.resolve(undefined))
      .then(
        () => false,
        () => true,
      );
    if (refused) return guess;
  }
  return most;
}

/** How many guesses of a kind have been counted, by key. */
async function guesses(kind: Attempt['kind']): Promise<Record<string, number>> {
  const ofKind = { key: new RegExp(`^${kind}-`) };
  const counted = await mongoose.connection.collection('attempts').find(ofKind).toArray();
  return Object.fromEntries(counted.map(({ key, points }) => [key as string, points as number]));
}

const prove = (next: ReturnType<typeof instances>, attempt: Try) =>
  next().tryOnce({ email, ...attempt }, () => Promise.resolve('it is me'));

describe.each([
  ['login', 10, 150],
  ['reset', 5, 60],
] as const)('guesses at a %s', (kind, perPair, perAccount) => {
  it('are counted together by all instances of the shop', async () => {
    expect(await guessUntilRefused(instances(), { kind, address: '198.51.100.1' })).toBe(perPair);
  });

  it('from one address leave the owner at another their own tries', async () => {
    const next = instances();
    await guessUntilRefused(next, { kind, address: '198.51.100.1' });
    expect(await prove(next, { kind, address: OWNER })).toBe('it is me');
  });

  it('that could not be checked are given back', async () => {
    const next = instances();
    const address = '198.51.100.1';
    await guessUntilRefused(next, { kind, address }, perPair - 1);
    const before = await guesses(kind);
    const unchecked = next().tryOnce({ kind, email, address }, () =>
      Promise.reject(new Error('busy')),
    );
    await expect(unchecked).rejects.toThrow('busy');
    expect(await guesses(kind)).toEqual(before);
    expect(await guessUntilRefused(next, { kind, address })).toBe(1);
  });

  it('from everywhere else shut out strangers, but not the address the owner is known by', async () => {
    const next = instances();
    await prove(next, { kind, address: OWNER });
    for (let host = 1; host <= perAccount / perPair; host += 1) {
      await guessUntilRefused(next, { kind, address: `198.51.100.${host}` });
    }
    const stranger = { kind, address: '203.0.113.9' };
    await expect(prove(next, stranger)).rejects.toMatchObject({ status: 429 });
    expect(await prove(next, { kind, address: OWNER })).toBe('it is me');
  });
});

it('an address that tries many accounts is refused at all of them', async () => {
  const attempts = createAttempts();
  const address = '198.51.100.1';
  const wrong = (name: string) =>
    attempts.tryOnce({ kind: 'login', email: name, address }, () => Promise.resolve(undefined));
  for (let guess = 1; guess <= 100; guess += 1) await wrong(`user${guess}@example.test`);
  await expect(wrong('one-more@example.test')).rejects.toMatchObject({ status: 429 });
});

describe.each(['login', 'reset'] as const)('right tries at a %s', (kind) => {
  it('are borne up to a limit too, for an account from each address apart', async () => {
    const next = instances();
    for (let time = 1; time <= 180; time += 1) await prove(next, { kind, address: OWNER });
    await expect(prove(next, { kind, address: OWNER })).rejects.toMatchObject({ status: 429 });
    expect(await prove(next, { kind, address: '198.51.100.1' })).toBe('it is me');
  });

  it('are borne from one address up to a limit, whatever the account', async () => {
    await mongoose.connection.collection('attempts').insertOne({
      key: `proof-address:${OWNER}`,
      points: 5_000,
      expire: new Date(Date.now() + 60_000),
    });
    const check = vi.fn(() => Promise.resolve('it is me'));
    const attempt = { kind, email, address: OWNER };
    await expect(createAttempts().tryOnce(attempt, check)).rejects.toMatchObject({ status: 429 });
    expect(check).not.toHaveBeenCalled();
  });
});

describe.each([
  ['passwordChange', 20, 200],
  ['registration', 10, 200],
  ['checkout', 1_000, 10_000],
] as const)('uses of %s', (kind, perAccount, perAddress) => {
  const use = (account: string, address: string) =>
    createAttempts()
      .use({ kind, account, address })
      .then(
        () => 'borne',
        (error: unknown) => error,
      );

  it('are borne for an account and an address up to a limit', async () => {
    const nearly = async (key: string, uses: number) => {
      // As if so many had been counted already.
      await mongoose.connection.collection('attempts').insertOne({
        key,
        points: uses,
        expire: new Date(Date.now() + 60_000),
      });
    };
    await nearly(`${kind}-account:busy`, perAccount - 1);
    expect(await use('busy', OWNER)).toBe('borne');
    expect(await use('busy', OWNER)).toMatchObject({ status: 429 });
    expect(await use('another', OWNER)).toBe('borne');
    await nearly(`${kind}-address:198.51.100.1`, perAddress - 1);
    expect(await use('one', '198.51.100.1')).toBe('borne');
    expect(await use('two', '198.51.100.1')).toMatchObject({
      status: 429,
      details: { headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) as string } },
    });
  });
});

it('a registration and a checkout over the limit are refused before anything is done', async () => {
  const registration = buildRegistration();
  const register = () => api.refuse(endpoints.register, { body: registration });
  await api.call(endpoints.register, { body: registration });
  for (let time = 2; time <= 10; time += 1) expect((await register()).status).toBe(409);
  expect((await register()).status).toBe(429);

  const { token, id } = await buildUser();
  const product = await buildProduct();
  await mongoose.connection.collection('attempts').insertOne({
    key: `checkout-account:${id}`,
    points: 1_000,
    expire: new Date(Date.now() + 60_000),
  });
  const failure = await api.refuse(endpoints.placeOrder, {
    token,
    headers: { 'Idempotency-Key': 'a-key' },
    body: { items: [{ product: product.id, quantity: 1 }] },
  });
  expect(failure.status).toBe(429);
  expect(Number(failure.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a password over the limit is not hashed; the rest of a profile still changes', async () => {
  const { token, id } = await buildUser();
  await mongoose.connection.collection('attempts').insertOne({
    key: `passwordChange-account:${id}`,
    points: 20,
    expire: new Date(Date.now() + 60_000),
  });
  const hash = vi.spyOn(bcrypt, 'hash');
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

it('a factor multiplies the limits', async () => {
  const attempts = createAttempts(3);
  const next = () => attempts;
  expect(await guessUntilRefused(next, { kind: 'login', address: OWNER })).toBe(30);
});

describe('an unknown address', () => {
  it('costs the same work as a known one: one comparison with a hash of the same cost', async () => {
    const user = await buildUser();
    const compare = vi.spyOn(bcrypt, 'compare');
    const calls: (() => Promise<unknown>)[] = [user.email, 'nobody@example.test'].flatMap(
      (address) => [
        () =>
          api.refuse(endpoints.login, { body: { email: address, password: `not ${PASSWORD}` } }),
        () =>
          api.refuse(endpoints.resetPassword, {
            body: { email: address, answer: `not ${ANSWER}`, newpassword: 'a brand new one' },
          }),
      ],
    );
    for (const [index, call] of calls.entries()) {
      await call();
      expect(compare).toHaveBeenCalledTimes(index + 1);
      expect(compare.mock.lastCall?.[1]).toMatch(/^\$2b\$10\$/);
    }
  });
});
