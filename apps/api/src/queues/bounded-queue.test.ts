import { expect, it } from 'vitest';
import { heldTask, settled } from '../testing/held-task.js';
import { BoundedQueue } from './bounded-queue.js';

it('runs a few tasks at a time, the others in their order', async () => {
  const queue = new BoundedQueue({ atOnce: 2, capacity: 10 });
  const tasks = [heldTask(), heldTask(), heldTask(), heldTask()];
  const done = tasks.map(({ run }) => queue.run(run));
  await settled();
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  tasks[1]?.end();
  await settled();
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  for (const { end } of tasks) end();
  await Promise.all(done);
});

it('gives a free place to the task that has waited longest, not to a newcomer', async () => {
  const queue = new BoundedQueue({ atOnce: 1, capacity: 10 });
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const named = (name: string) => async () => {
    order.push(name);
    most = Math.max(most, (running += 1));
    await settled();
    running -= 1;
  };
  const first = heldTask();
  const done = [queue.run(first.run), queue.run(named('waited'))];
  await settled();
  first.end();
  // Adds one task in each of the next microtasks, so that one arrives just when a slot is released.
  for (let step = 0; step < 6; step += 1) {
    done.push(queue.run(named(`newcomer ${step}`)));
    await Promise.resolve();
  }
  await Promise.all(done);
  expect(most).toBe(1);
  expect(order[0]).toBe('waited');
});

it('refuses a task when it is full, says when to come back, and recovers', async () => {
  const queue = new BoundedQueue({ atOnce: 1, capacity: 2, retryAfterSeconds: 5 });
  const first = heldTask();
  const done = [queue.run(first.run), queue.run(() => Promise.resolve())];
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
    status: 503,
    details: { headers: { 'Retry-After': '5' } },
  });
  first.end();
  await Promise.all(done);
  await queue.run(() => Promise.resolve());
});

it('goes on after a task that fails', async () => {
  const queue = new BoundedQueue({ atOnce: 1, capacity: 2 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
});
