import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.js';
import { checkAll, createCounter } from './counter.js';
import { LimitCounterModel } from './limit-counter.model.js';

useTestDatabase();

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

const counter = (key: string) => createCounter('test', { most: 2, seconds: 15 * 60 })(key);

const fillUntil = (key: string, expire: number) =>
  LimitCounterModel.create({ key: `test:${key}`, points: 2, expire: new Date(expire) });

it('forgets a count that was begun while the clock was years ahead, and counts again', async () => {
  await fillUntil('ada', Date.now() + 10 * YEAR);
  await checkAll([counter('ada')]);
  await counter('ada').add();
  await counter('ada').add();
  await expect(counter('ada').add()).rejects.toMatchObject({ name: 'LimitReachedError' });
  const [count] = await LimitCounterModel.find().lean();
  expect(Number(count?.expire)).toBeLessThan(Date.now() + 16 * MINUTE);
});

it('keeps a count that was begun while the clock was a few minutes ahead', async () => {
  await fillUntil('ada', Date.now() + 20 * MINUTE);
  await expect(counter('ada').add()).rejects.toMatchObject({ name: 'LimitReachedError' });
});
