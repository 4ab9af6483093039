import type { IndexThread } from '@shop/search/threads';
import { afterEach, expect, it, vi } from 'vitest';
import { buildProduct } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildIndex, startIndexThread } from './build-index.js';
import { LiveIndex } from './live-index.js';

const SILENT_MS = 10_000;
const RETRY_MS = 5_000;

useTestShop();

afterEach(() => {
  vi.useRealTimers();
});

it('a thread that owes an answer for too long is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = startIndexThread();
  const outcome = expect(thread.search({ text: 'sofa', limit: 1 })).rejects.toThrow('ended');
  vi.advanceTimersByTime(SILENT_MS);
  await outcome;
  await expect(thread.search({ text: 'sofa', limit: 1 })).rejects.toThrow('ended');
});

it('when its thread is lost, the database is searched until the index is built again', async () => {
  await buildProduct({ name: 'Blue Sofa' });
  const threads: IndexThread[] = [];
  const live = new LiveIndex(async (signal) => {
    const index = await buildIndex(signal);
    threads.push(index);
    return index;
  });
  const found = async () => (await live.find({ text: 'couch', limit: 1 }))?.total;
  const built = vi.fn();
  live.whenBuilt(built);
  await live.start();
  expect([await found(), built.mock.calls.length]).toEqual([1, 1]);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const underWay = found();
  await threads[0]?.stop();
  // It may have been answered before the thread was lost.
  expect([1, undefined]).toContain(await underWay);
  expect(await found()).toBeUndefined();
  vi.advanceTimersByTime(RETRY_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(2), 20_000);
  expect(await found()).toBe(1);
  live.stop();
});
