import { JobModel, MAX_TRIES, workOffNext } from '@shop/mongo/jobs';
import { endpoints } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { buildAdmin } from '../testing/factories.js';
import { useTestShop } from '../testing/test-shop.js';
import { handleRound, ROUND_TOPIC, whileOpen } from './while-open.js';

const api = useTestShop();
const FAILURE = 'Lamps were not counted';

it('work that fails is a task until it succeeds, of which administrators see why it fails', async () => {
  const { token } = await buildAdmin();
  let isBroken = true;
  const work = vi.fn(() =>
    isBroken ? Promise.reject(new Error('A lamp is missing')) : Promise.resolve(false),
  );
  const ongoing = whileOpen(work, { everyMs: 5, failure: FAILURE });
  const tasks = async () => {
    const { jobs } = (await api.call(endpoints.listJobs, { token })).body;
    return jobs.filter(({ topic }) => topic === ROUND_TOPIC);
  };
  await vi.waitFor(async () => expect(await tasks()).toHaveLength(1));
  const tryAgain = async () => {
    await JobModel.updateMany({ topic: ROUND_TOPIC }, { $set: { dueAt: new Date(0) } });
    const only = { only: [ROUND_TOPIC] };
    return workOffNext({ [ROUND_TOPIC]: handleRound }, { failed: () => undefined }, only);
  };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) await tryAgain();
  const [task, ...more] = await tasks();
  const facts = { key: `round:${FAILURE}`, state: 'dead', lastError: 'A lamp is missing' };
  expect([task, more]).toMatchObject([facts, []]);
  expect(work.mock.calls.length).toBeGreaterThan(MAX_TRIES);
  isBroken = false;
  await api.call(endpoints.repeatJob, { token, params: { id: task?._id ?? '' } });
  await tryAgain();
  expect(await tasks()).toEqual([]);
  await ongoing.stop();
});

it('the task of work that waits with what has failed stays until that is gone', async () => {
  let standing: string | undefined;
  let isBroken = true;
  const work = () => {
    if (!isBroken) return Promise.resolve(false);
    isBroken = false;
    standing = 'A lamp waits';
    return Promise.reject(new Error('A lamp is missing'));
  };
  const ongoing = whileOpen(work, { everyMs: 5, failure: FAILURE, standing: () => standing });
  const task = () => JobModel.findOne({ topic: ROUND_TOPIC }).lean();
  await vi.waitFor(async () => expect(await task()).not.toBeNull());
  const tryAgain = async () => {
    await JobModel.updateMany({ topic: ROUND_TOPIC }, { $set: { dueAt: new Date(0) } });
    const only = { only: [ROUND_TOPIC] };
    await workOffNext({ [ROUND_TOPIC]: handleRound }, { failed: () => undefined }, only);
  };
  await tryAgain();
  expect(await task()).toMatchObject({ lastError: 'A lamp waits' });
  standing = undefined;
  await tryAgain();
  expect(await task()).toBeNull();
  await ongoing.stop();
});
