import { expect, it } from 'vitest';
import { HashingQueue } from './hashing-queue.js';

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined;
  let begun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    run: () => {
      begun = true;
      return ended;
    },
    end: () => end(),
    begun: () => begun,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs a few at a time, the others in their order', async () => {
  const queue = new HashingQueue(2, 10);
  const works = [work(), work(), work(), work()];
  const done = works.map(({ run }) => queue.run(run));
  await settle();
  expect(works.map(({ begun }) => begun())).toEqual([true, true, false, false]);
  works[1]?.end();
  await settle();
  expect(works.map(({ begun }) => begun())).toEqual([true, true, true, false]);
  for (const { end } of works) end();
  await Promise.all(done);
});

it('lets no newcomer in between the end of one and the turn of the next', async () => {
  const queue = new HashingQueue(1, 10);
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const named = (name: string) => async () => {
    order.push(name);
    most = Math.max(most, (running += 1));
    await settle();
    running -= 1;
  };
  const first = work();
  const done = [queue.run(first.run), queue.run(named('waited'))];
  await settle();
  first.end();
  // One newcomer at each of the next few steps of the microtask queue, so that one meets the moment of release.
  for (let step = 0; step < 6; step += 1) {
    done.push(queue.run(named(`newcomer ${step}`)));
    await Promise.resolve();
  }
  await Promise.all(done);
  expect(most).toBe(1);
  expect(order[0]).toBe('waited');
});

it('tells who would wait too long to come back', async () => {
  const queue = new HashingQueue(1, 1);
  const first = work();
  const done = [queue.run(first.run), queue.run(() => Promise.resolve())];
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
    status: 503,
    details: { headers: { 'Retry-After': '5' } },
  });
  first.end();
  await Promise.all(done);
  await queue.run(() => Promise.resolve());
});

it('goes on after work that fails', async () => {
  const queue = new HashingQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
});
