import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { Retries } from './retries.js';

const order = { _id: new Types.ObjectId(), number: 1001 };
const failed = [{ order, error: new Error('no address') }];
const SECOND = 1_000;

it('an order that fails waits longer each time, up to an hour', () => {
  const retries = new Retries();
  let now = 0;
  const waits = Array.from({ length: 12 }, () => {
    retries.note([order], failed, now);
    const begin = now;
    while (retries.waiting(now).length > 0) now += SECOND;
    return (now - begin) / SECOND;
  });
  expect(waits.slice(0, 3)).toEqual([10, 20, 40]);
  expect(waits.at(-1)).toBe(60 * 60);
});

it('an order is told of while it waits, and forgotten once it succeeds', () => {
  const retries = new Retries();
  retries.note([order], failed, 0);
  expect(retries.standing(SECOND)).toBe('No invoice: order 1001 (Error: no address)');
  retries.note([order], [], 20 * SECOND);
  expect(retries.standing(SECOND)).toBeUndefined();
});
