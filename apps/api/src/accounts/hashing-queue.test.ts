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
