import { afterEach, expect, it, vi } from 'vitest';
import { hashThreads } from './hashing/hash-threads.js';
import { hashAnswer, refuseIfHashesAreLate } from './secrets.js';

const hashFor = (key: string) => hashAnswer('an answer', { key });

afterEach(() => {
  vi.useRealTimers();
});

it('delays a client by no more than one hash of another, however many that one wants', async () => {
  vi.spyOn(hashThreads, 'hash').mockResolvedValue('');
  let before = 0;
  const flood = Array.from({ length: 84 }, async () => {
    await hashFor('a busy address');
    before += 1;
  });
  await hashFor('a neighbour');
  // At most four hashes run at a time, and one of the busy address may be in the same round.
  expect(before).toBeLessThanOrEqual(5);
  await Promise.all(flood);
});

it('refuses a client who wants more than two hundred hashes at once, and nobody else', async () => {
  vi.spyOn(hashThreads, 'hash').mockResolvedValue('');
  const flood = Array.from({ length: 201 }, () => hashFor('a busy address'));
  const neighbour = hashFor('a neighbour');
  const outcomes = await Promise.allSettled(flood);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'ClientOverloadError', retryAfterSeconds: 5 } },
  ]);
  await neighbour;
});

it('refuses at once whoever would wait longer than twelve seconds, but nobody whose turn comes sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(hashThreads, 'hash').mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(''), 500)),
  );
  const late: unknown = expect.objectContaining({
    name: 'OverloadError',
    retryAfterSeconds: 5,
  });
  const flood = Array.from({ length: 190 }, () => hashFor('a busy address'));
  await vi.advanceTimersByTimeAsync(8_000);
  const refusals = ['a busy address', 'a neighbour'].map(refusalOf);
  flood.push(...Array.from({ length: 120 }, (_, host) => hashFor(`host ${host}`)));
  refusals.push(refusalOf('a neighbour'));
  await Promise.all([Promise.allSettled(flood), vi.advanceTimersByTimeAsync(130_000)]);
  expect(refusals).toEqual([late, undefined, late]);
});

function refusalOf(key: string): unknown {
  try {
    refuseIfHashesAreLate({ key });
    return undefined;
  } catch (error) {
    return error;
  }
}
