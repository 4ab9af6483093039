import { describe, expect, it, vi } from 'vitest';
import { inTransaction, isDuplicate } from '../database/transaction.js';
import { useTestDatabase } from '../testing/test-database.js';
import {
  enqueue,
  JobModel,
  NotYetError,
  startJobs,
  workOffNext,
  type JobHandler,
} from './index.js';
import { MAX_TRIES, waitAfter } from './waits.js';

useTestDatabase();

let count = 0;

/** Writes a job and returns its key. */
async function write(given: { topic?: string; afterMs?: number } = {}): Promise<string> {
  const key = `job-${(count += 1)}`;
  await inTransaction((session) =>
    enqueue({ topic: 'test', key, data: { order: 'one' }, ...given }, session),
  );
  return key;
}

/** Makes every job due, as if its wait or its lease had ended. */
const passTime = () => JobModel.updateMany({}, { $set: { dueAt: new Date(0) } });

const quiet = { failed: () => undefined, stuck: () => undefined };
const fails = () => Promise.reject(new Error('No answer'));

describe('enqueue', () => {
  it('writes nothing if the transaction of the cause is undone', async () => {
    const undone = inTransaction(async (session) => {
      await enqueue({ topic: 'test', key: 'undone', data: {} }, session);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('refuses a second job for the same cause until the first one is done', async () => {
    const key = await write();
    const again = () =>
      inTransaction((session) => enqueue({ topic: 'test', key, data: {} }, session));
    await expect(again()).rejects.toSatisfy((error) => isDuplicate(error));
    await workOffNext({ test: () => Promise.resolve() }, quiet);
    await again();
  });
});

describe('workOffNext', () => {
  it('takes the jobs of its lane alone', async () => {
    const [slow, quick] = [await write({ topic: 'slow' }), await write({ topic: 'quick' })];
    const handled = vi.fn<JobHandler>(() => Promise.resolve());
    const handlers = { slow: handled, quick: handled };
    while (await workOffNext(handlers, quiet, { except: ['slow'] }));
    expect(handled.mock.calls.map(([{ key }]) => key)).toEqual([quick]);
    while (await workOffNext(handlers, quiet, { only: ['slow'] }));
    expect(handled.mock.calls.map(([{ key }]) => key)).toEqual([quick, slow]);
  });

  it('hands each job to its handler and forgets it', async () => {
    const key = await write();
    const handled = vi.fn(() => Promise.resolve());
    expect(await workOffNext({ test: handled }, quiet)).toBe(true);
    expect(handled).toHaveBeenCalledWith(expect.objectContaining({ key, data: { order: 'one' } }));
    expect(await workOffNext({ test: handled }, quiet)).toBe(false);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('gives a job to one of many processes', async () => {
    await write();
    const handled = vi.fn(() => Promise.resolve());
    await Promise.all(Array.from({ length: 10 }, () => workOffNext({ test: handled }, quiet)));
    expect(handled).toHaveBeenCalledTimes(1);
  });

  it('waits until the job is due', async () => {
    await write({ afterMs: 60_000 });
    expect(await workOffNext({ test: fails }, quiet)).toBe(false);
  });

  it('repeats a failed job after a wait, and says why it failed', async () => {
    await write();
    const failed = vi.fn();
    await workOffNext({ test: fails }, { failed });
    expect(failed).toHaveBeenCalledOnce();
    expect(await workOffNext({ test: fails }, quiet)).toBe(false);
    expect(await JobModel.findOne().lean()).toMatchObject({
      state: 'due',
      tries: 1,
      lastError: 'No answer',
    });
    await passTime();
    await workOffNext({ test: () => Promise.resolve() }, quiet);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('gives up after the last try, and keeps the job', async () => {
    await write();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await passTime();
      expect(await workOffNext({ test: fails }, quiet)).toBe(true);
    }
    await passTime();
    expect(await workOffNext({ test: fails }, quiet)).toBe(false);
    expect(await JobModel.findOne().lean()).toMatchObject({
      state: 'dead',
      lastError: 'No answer',
    });
  });

  it('gives up a job during which the process was killed each time', async () => {
    await write();
    await JobModel.updateMany({}, { $set: { tries: MAX_TRIES, owner: 'killed' } });
    expect(await workOffNext({ test: fails }, quiet)).toBe(false);
    expect((await JobModel.findOne().lean())?.state).toBe('dead');
  });

  it('fails a job of an unknown topic', async () => {
    await write({ topic: 'other' });
    await workOffNext({}, quiet);
    expect((await JobModel.findOne().lean())?.lastError).toContain('other');
  });

  it('does not count a job that can’t be done yet as a try', async () => {
    await write();
    await workOffNext({ test: () => Promise.reject(new NotYetError(5_000)) }, quiet);
    expect(await JobModel.findOne().lean()).toMatchObject({ state: 'due', tries: 0 });
    expect(await workOffNext({ test: fails }, quiet)).toBe(false);
  });

  it('lets another process take over after the lease, and then records nothing for the slow one', async () => {
    await write();
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const slow = workOffNext({ test: () => held }, quiet);
    await vi.waitFor(async () => expect((await JobModel.findOne().lean())?.tries).toBe(1));
    await passTime();
    await workOffNext({ test: fails }, quiet);
    end();
    await slow;
    expect(await JobModel.findOne().lean()).toMatchObject({ tries: 2, lastError: 'No answer' });
  });
});

describe('startJobs', () => {
  it('begins as soon as a job is committed', async () => {
    const handled = vi.fn(() => Promise.resolve());
    const jobs = startJobs({ test: handled }, quiet);
    await write();
    await vi.waitFor(() => expect(handled).toHaveBeenCalled(), 20_000);
    await jobs.stop();
  });

  it('waits for the job under way when it stops, and begins no other', async () => {
    await write();
    await write();
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const handled = vi.fn(() => held);
    const jobs = startJobs({ test: handled }, quiet);
    await vi.waitFor(() => expect(handled).toHaveBeenCalled(), 20_000);
    const stopped = jobs.stop();
    end();
    await stopped;
    expect(handled).toHaveBeenCalledTimes(1);
    expect(await JobModel.countDocuments()).toBe(1);
  });
});

describe('waitAfter', () => {
  it('grows threefold from ten seconds to six hours, spread by a fifth', () => {
    const waits = Array.from({ length: MAX_TRIES }, (_, index) => waitAfter(index + 1, 0.5));
    expect(waits.slice(0, 3)).toEqual([10_000, 30_000, 90_000]);
    expect(waits.at(-1)).toBe(6 * 60 * 60 * 1_000);
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([8_000, 12_000]);
  });
});
