import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.js';
import { checkAll, createCounter } from './counter.js';
import { LimitCounterModel } from './limit-counter.model.js';

useTestDatabase();

const LIMIT = { most: 2, seconds: 60 };
const REFUSED = { name: 'LimitReachedError' };

const storedPoints = async () => (await LimitCounterModel.findOne().lean())?.points;

async function fill(count: ReturnType<ReturnType<typeof createCounter>>): Promise<void> {
  for (let use = 0; use < LIMIT.most; use += 1) await count.add();
  await expect(count.add()).rejects.toMatchObject(REFUSED);
}

it('a limit that was reached a moment ago is not read or written again', async () => {
  const count = createCounter('test', LIMIT)('ada');
  await fill(count);
  const stored = await storedPoints();
  await LimitCounterModel.deleteMany({});
  await expect(count.add()).rejects.toMatchObject(REFUSED);
  await expect(checkAll([count])).rejects.toMatchObject(REFUSED);
  expect(stored).toBe(LIMIT.most + 1);
  expect(await storedPoints()).toBeUndefined();
});

it.each(['clear', 'takeBack'] as const)('%s is seen at once', async (undo) => {
  const count = createCounter('test', LIMIT)('ada');
  await fill(count);
  await count[undo]();
  if (undo === 'takeBack') await count.takeBack();
  await count.add();
});

it('others have limits of their own', async () => {
  const counter = createCounter('test', LIMIT);
  await fill(counter('ada'));
  await counter('ben').add();
});
