import { LimitCounterModel } from '@shop/mongo/limits';
import { describe, expect, it, vi } from 'vitest';
import { useTestShop } from '../../testing/test-shop.js';
import { createGuessLimits, type Guess, type GuessLimits } from './guess-limits.js';

useTestShop();

const OWNER = '192.0.2.1';
const STRANGER = '198.51.100.1';
const email = 'ada@example.test';
const DAY_MS = 24 * 60 * 60 * 1_000;

type Place = Pick<Guess, 'secret' | 'address'>;

/** Returns two instances of the shop in turn, each with its own limits on the shared database. */
function twoInstances(): () => GuessLimits {
  const instances = [createGuessLimits(), createGuessLimits()];
  return () => {
    const next = instances.shift();
    if (!next) throw new Error('No instance');
    instances.push(next);
    return next;
  };
}

const guessWrong = (limits: GuessLimits, place: Place) =>
  limits.guess({ email, ...place }, () => Promise.resolve(undefined));

const guessRight = (limits: GuessLimits, place: Place) =>
  limits.guess({ email, ...place }, () => Promise.resolve('it is me'));

/** Makes wrong guesses until the limit refuses one; returns how many were allowed. */
async function guessUntilRefused(instance: () => GuessLimits, place: Place, most = 1_000) {
  for (let count = 0; count < most; count += 1) {
    const [outcome] = await Promise.allSettled([guessWrong(instance(), place)]);
    if (outcome.status === 'rejected') return count;
  }
  return most;
}

/** The counts of wrong guesses at a secret, by key. */
async function wrongGuesses(secret: Guess['secret']): Promise<Record<string, number>> {
  const counters = await LimitCounterModel.find({ key: new RegExp(`^${secret}-`) }).lean();
  return Object.fromEntries(counters.map(({ key, points }) => [key, points]));
}

describe.each([
  ['password', 10, 150],
  ['answer', 5, 60],
] as const)('wrong guesses at a %s', (secret, perPair, perAccount) => {
  const stranger = { secret, address: STRANGER };
  const owner = { secret, address: OWNER };

  it('are counted together by all instances of the shop', async () => {
    expect(await guessUntilRefused(twoInstances(), stranger)).toBe(perPair);
  });

  it('from one address leave the owner at another their own guesses', async () => {
    const instance = twoInstances();
    await guessUntilRefused(instance, stranger);
    expect(await guessRight(instance(), owner)).toBe('it is me');
  });

  it('are not counted when the check failed', async () => {
    const instance = twoInstances();
    await guessUntilRefused(instance, stranger, perPair - 1);
    const before = await wrongGuesses(secret);
    const unchecked = instance().guess({ email, ...stranger }, () =>
      Promise.reject(new Error('busy')),
    );
    await expect(unchecked).rejects.toThrow('busy');
    expect(await wrongGuesses(secret)).toEqual(before);
    expect(await guessUntilRefused(instance, stranger)).toBe(1);
  });

  it('from everywhere lock strangers out, but not the address the owner is known by', async () => {
    const instance = twoInstances();
    await guessRight(instance(), owner);
    for (let host = 1; host <= perAccount / perPair; host += 1) {
      await guessUntilRefused(instance, { secret, address: `198.51.100.${host}` });
    }
    const another = guessRight(instance(), { secret, address: '203.0.113.9' });
    await expect(another).rejects.toMatchObject({ name: 'LimitReachedError' });
    expect(await guessRight(instance(), owner)).toBe('it is me');
  });
});

it.each([
  ['is not written again within a day', 90 * DAY_MS - 60_000, false],
  ['is written again after a day', 88 * DAY_MS, true],
  ['is written again when the clock was ahead', 200 * DAY_MS, true],
] as const)('a known address %s', async (_, leftMs, isWritten) => {
  const key = `known:${email}|${OWNER}`;
  const expire = new Date(Date.now() + leftMs);
  await LimitCounterModel.create({ key, points: 1, expire });
  await guessRight(createGuessLimits(), { secret: 'password', address: OWNER });
  const stored = await LimitCounterModel.findOne({ key }).lean();
  expect(stored?.expire?.getTime() !== expire.getTime()).toBe(isWritten);
});

it('refuses an address that guesses at many accounts at all of them', async () => {
  const limits = createGuessLimits();
  const guessAt = (account: string) =>
    limits.guess({ secret: 'password', email: account, address: STRANGER }, () =>
      Promise.resolve(undefined),
    );
  for (let count = 1; count <= 100; count += 1) await guessAt(`user${count}@example.test`);
  await expect(guessAt('one-more@example.test')).rejects.toMatchObject({
    name: 'LimitReachedError',
  });
});

describe.each(['password', 'answer'] as const)('right guesses at a %s', (secret) => {
  it('are limited too, for each account and address', async () => {
    const instance = twoInstances();
    const owner = { secret, address: OWNER };
    for (let count = 1; count <= 180; count += 1) await guessRight(instance(), owner);
    await expect(guessRight(instance(), owner)).rejects.toMatchObject({
      name: 'LimitReachedError',
    });
    expect(await guessRight(instance(), { secret, address: STRANGER })).toBe('it is me');
  });

  it('are limited for each address, whatever the account', async () => {
    await LimitCounterModel.create({
      key: `guess-address:${OWNER}`,
      points: 5_000,
      expire: new Date(Date.now() + 60_000),
    });
    const check = vi.fn(() => Promise.resolve('it is me'));
    const guess = createGuessLimits().guess({ secret, email, address: OWNER }, check);
    await expect(guess).rejects.toMatchObject({ name: 'LimitReachedError' });
    expect(check).not.toHaveBeenCalled();
  });
});

it('multiplies the limits by a factor', async () => {
  const limits = createGuessLimits(3);
  const place = { secret: 'password', address: OWNER } as const;
  expect(await guessUntilRefused(() => limits, place)).toBe(30);
});
