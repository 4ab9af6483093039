import { expect, it, vi } from 'vitest';
import { heldTask, settled } from '../testing/held-task.js';
import { KeyedQueue } from './keyed-queue.js';

const CAPACITY = 5;
const SIZE = { atOnce: 1, capacity: CAPACITY };

const serve = () => Promise.resolve('served');

it('begins a task when all earlier ones with a common key have ended', async () => {
  const queue = new KeyedQueue(SIZE);
  const [first, second, third] = [heldTask(), heldTask(), heldTask()];
  const begun = () => [first, second, third].map(({ hasBegun }) => hasBegun());
  const done = [
    queue.run(['tea'], first.run),
    queue.run(['tea', 'cup'], second.run),
    queue.run(['cup'], third.run),
  ];
  await settled();
  expect(begun()).toEqual([true, false, false]);
  first.end();
  await settled();
  expect(begun()).toEqual([true, true, false]);
  second.end();
  third.end();
  await Promise.all(done);
  expect(begun()).toEqual([true, true, true]);
});

it('gives back the turn of a request that enters it', async () => {
  const queue = new KeyedQueue(SIZE);
  const leaveTurn = vi.fn();
  await queue.run(['tea'], serve, { leaveTurn });
  expect(leaveTurn).toHaveBeenCalled();
});

it('does not run a task whose client no longer waits at its turn, and goes on', async () => {
  const queue = new KeyedQueue(SIZE);
  const [first, second] = [heldTask(), heldTask()];
  const leaving = new AbortController();
  const begun = queue.run(['tea'], first.run);
  const left = queue.run(['tea'], second.run, { left: leaving.signal });
  const third = queue.run(['tea'], serve);
  leaving.abort();
  first.end();
  await expect(left).rejects.toMatchObject({ name: 'ClientLeftError' });
  expect(second.hasBegun()).toBe(false);
  expect(await third).toBe('served');
  await begun;
});

it('runs tasks without a common key at once', async () => {
  const queue = new KeyedQueue(SIZE);
  const held = heldTask();
  const tea = queue.run(['tea'], held.run);
  expect(await queue.run(['cup'], serve)).toBe('served');
  held.end();
  await tea;
});

it('runs as many tasks with a common key at a time as it is told', async () => {
  const queue = new KeyedQueue({ ...SIZE, atOnce: 2 });
  const tasks = [heldTask(), heldTask(), heldTask()];
  const done = tasks.map(({ run }) => queue.run(['tea'], run));
  await settled();
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  tasks[0]?.end();
  await settled();
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true]);
  for (const { end } of tasks) end();
  await Promise.all(done);
});

it('never lets two tasks wait for each other, in whatever order they name their keys', async () => {
  const queue = new KeyedQueue(SIZE);
  const done = [
    queue.run(['tea', 'cup'], serve),
    queue.run(['cup', 'tea'], serve),
    queue.run(['tea', 'tea'], serve),
  ];
  expect(await Promise.all(done)).toEqual(['served', 'served', 'served']);
});

it('goes on after a task that failed', async () => {
  const queue = new KeyedQueue(SIZE);
  const failing = queue.run(['tea'], () => Promise.reject(new Error('spilt')));
  const next = queue.run(['tea'], serve);
  await expect(failing).rejects.toThrow('spilt');
  expect(await next).toBe('served');
});

it('refuses a task when one of its keys is full, and recovers', async () => {
  const queue = new KeyedQueue(SIZE);
  const held = heldTask();
  const full = Array.from({ length: CAPACITY }, () => queue.run(['tea'], held.run));
  await expect(queue.run(['cup', 'tea'], serve)).rejects.toMatchObject({ name: 'OverloadError' });
  expect(await queue.run(['cup'], serve)).toBe('served');
  held.end();
  await Promise.all(full);
  expect(await queue.run(['cup', 'tea'], serve)).toBe('served');
});

it('keeps no key once its last task has ended', async () => {
  const queue = new KeyedQueue(SIZE);
  const done = [queue.run(['tea', 'cup'], serve), queue.run(['cup'], serve)];
  expect(queue.keyCount).toBe(2);
  await Promise.all(done);
  await settled();
  expect(queue.keyCount).toBe(0);
});

it('gives a free place to the task that has waited longest, not to a newcomer', async () => {
  const queue = new KeyedQueue(SIZE);
  const order: string[] = [];
  const named = (name: string) => async () => {
    order.push(name);
    await settled();
  };
  const first = heldTask();
  const done = [queue.run(['tea'], first.run), queue.run(['tea'], named('waited'))];
  await settled();
  first.end();
  // Adds one task in each of the next microtasks, so that one arrives just when a slot is released.
  for (let step = 0; step < 3; step += 1) {
    done.push(queue.run(['tea'], named(`newcomer ${step}`)));
    await Promise.resolve();
  }
  await Promise.all(done);
  expect(order[0]).toBe('waited');
});

it('says when to come back', async () => {
  const queue = new KeyedQueue({ atOnce: 1, capacity: 1, retryAfterSeconds: 5 });
  const held = heldTask();
  const done = queue.run(['tea'], held.run);
  await expect(queue.run(['tea'], serve)).rejects.toMatchObject({ retryAfterSeconds: 5 });
  held.end();
  await done;
});
