import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldTask, settled } from '../testing/held-task.js';
import { FairQueue } from './fair-queue.js';
import { FIRST_TASKS } from './usual-time.js';

const SIZE = { atOnce: 1, capacity: 20, clientCapacity: 10, maxWaitMs: 1_000 };
const ADA = { key: 'ada' };
const BEN = { key: 'ben' };

const serve = () => Promise.resolve('served');

afterEach(() => {
  vi.useRealTimers();
});

/** A queue whose only slot is in use until `end`. */
function takenQueue(size = SIZE) {
  const queue = new FairQueue(size);
  const { run, end } = heldTask();
  const held = queue.run(ADA, run);
  return {
    queue,
    end: async () => {
      end();
      await held;
    },
  };
}

it('lets clients take turns, however many tasks one of them has', async () => {
  const { queue, end } = takenQueue();
  const order: string[] = [];
  const record = (name: string) => async () => {
    order.push(name);
    await settled();
  };
  const done = ['a1', 'a2', 'a3'].map((name) => queue.run(ADA, record(name)));
  done.push(...['b1', 'b2'].map((name) => queue.run(BEN, record(name))));
  done.push(queue.run({ key: 'cleo' }, record('c1')));
  await end();
  await Promise.all(done);
  expect(order).toEqual(['b1', 'c1', 'a1', 'b2', 'a2', 'a3']);
});

it('gives back the turn of a request that enters it', async () => {
  const { queue, end } = takenQueue();
  const leaveTurn = vi.fn();
  const waiting = queue.run({ ...BEN, leaveTurn }, serve);
  expect(leaveTurn).toHaveBeenCalled();
  await end();
  await waiting;
});

it('runs no more tasks at a time than it is told', async () => {
  const queue = new FairQueue({ ...SIZE, atOnce: 2 });
  const tasks = [heldTask(), heldTask(), heldTask()];
  const done = tasks.map(({ run }, index) => queue.run({ key: `client ${index}` }, run));
  await settled();
  expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  for (const { end } of tasks) end();
  await Promise.all(done);
});

it('refuses more tasks of one client than it may hold, but not those of another', async () => {
  const { queue, end } = takenQueue({ ...SIZE, clientCapacity: 2 });
  const second = queue.run(ADA, serve);
  await expect(queue.run(ADA, serve)).rejects.toMatchObject({
    name: 'ClientOverloadError',
    retryAfterSeconds: 2,
  });
  const another = queue.run(BEN, serve);
  await end();
  expect(await Promise.all([second, another])).toEqual(['served', 'served']);
  expect(await queue.run(ADA, serve)).toBe('served');
});

it('refuses all tasks when it is full, and recovers', async () => {
  const { queue, end } = takenQueue({ ...SIZE, capacity: 1, clientCapacity: 1 });
  await expect(queue.run(BEN, serve)).rejects.toMatchObject({ name: 'OverloadError' });
  await end();
  expect(await queue.run(BEN, serve)).toBe('served');
});

it('drops the newest task of the client that has most when it is full, for a client that has fewer', async () => {
  const { queue, end } = takenQueue({ ...SIZE, capacity: 5 });
  const [first, second, third] = [1, 2, 3].map(() => queue.run(BEN, serve));
  const fourth = queue.run({ key: 'cleo' }, serve);
  const dropped = expect(third).rejects.toMatchObject({ name: 'OverloadError' });
  const newcomer = queue.run({ key: 'dora' }, serve);
  await dropped;
  await expect(queue.run(BEN, serve)).rejects.toMatchObject({ name: 'OverloadError' });
  await end();
  expect(await Promise.all([first, second, fourth, newcomer])).toEqual(Array(4).fill('served'));
});

it('drops a task that has waited too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { queue, end } = takenQueue();
  const late = vi.fn(serve);
  const outcome = expect(queue.run(BEN, late)).rejects.toMatchObject({ name: 'OverloadError' });
  vi.advanceTimersByTime(SIZE.maxWaitMs);
  await outcome;
  await end();
  expect(await queue.run(BEN, serve)).toBe('served');
  expect(late).not.toHaveBeenCalled();
});

it('drops a waiting task whose client has left, and gives its place to others', async () => {
  const { queue, end } = takenQueue({ ...SIZE, capacity: 2 });
  const leaving = new AbortController();
  const dropped = vi.fn(serve);
  const outcome = expect(
    queue.run({ ...BEN, left: leaving.signal }, dropped),
  ).rejects.toMatchObject({ name: 'ClientLeftError' });
  leaving.abort();
  await outcome;
  const next = queue.run(BEN, serve);
  await end();
  expect(await next).toBe('served');
  expect(dropped).not.toHaveBeenCalled();
});

it('keeps the place of a running task whose client has left until it ends', async () => {
  const queue = new FairQueue(SIZE);
  const leaving = new AbortController();
  const [running, waiting] = [heldTask(), heldTask()];
  const first = queue.run({ ...ADA, left: leaving.signal }, running.run);
  const second = queue.run(BEN, waiting.run);
  await settled();
  leaving.abort();
  await settled();
  expect(waiting.hasBegun()).toBe(false);
  running.end();
  waiting.end();
  await Promise.all([first, second]);
});

it('goes on after a task that failed, and forgets clients without tasks', async () => {
  const queue = new FairQueue(SIZE);
  await expect(queue.run(ADA, () => Promise.reject(new Error('spilt')))).rejects.toThrow('spilt');
  expect(await queue.run(ADA, serve)).toBe('served');
  expect(queue.clientCount).toBe(0);
});

describe('refuses before anything is done', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });

  /** A queue with this many waiting tasks of each client, while another task runs and after several took `taskMs`. */
  async function busyQueue(taskMs: number, waiting: Record<string, number>) {
    const queue = new FairQueue(SIZE);
    const take = () => new Promise((resolve) => setTimeout(resolve, taskMs));
    const { run, end } = heldTask();
    const done: Promise<unknown>[] = [queue.run(ADA, take)];
    for (let task = 1; task <= FIRST_TASKS; task += 1) {
      // Keeps the queue from becoming empty, which would reset the measured times.
      done.push(queue.run(ADA, task === FIRST_TASKS ? run : take));
      await vi.advanceTimersByTimeAsync(taskMs);
    }
    for (const [key, count] of Object.entries(waiting))
      for (let at = 0; at < count; at += 1) done.push(queue.run({ key }, settled));
    return {
      queue,
      end: async () => {
        end();
        await Promise.all(done);
      },
    };
  }

  it('whose turn would come too late', async () => {
    const { queue, end } = await busyQueue(300, { ben: 1, cleo: 1, dora: 1, emil: 1 });
    expect(() => queue.refuseIfLate({ key: 'a fifth' })).toThrow(
      expect.objectContaining({ name: 'OverloadError', retryAfterSeconds: 2 }),
    );
    await end();
    expect(() => queue.refuseIfLate({ key: 'a fifth' })).not.toThrow();
  });

  it('but nobody whose turn comes sooner, however many tasks another client has', async () => {
    const { queue, end } = await busyQueue(300, { ben: 4 });
    expect(() => queue.refuseIfLate({ key: 'cleo' })).not.toThrow();
    expect(() => queue.refuseIfLate(BEN)).toThrow(
      expect.objectContaining({ name: 'OverloadError' }),
    );
    await end();
  });

  it('and nobody while it is not known how long a task takes', async () => {
    const { queue, end } = takenQueue();
    const waiting = ['ben', 'cleo', 'dora'].map((key) => queue.run({ key }, serve));
    await vi.advanceTimersByTimeAsync(900);
    expect(() => queue.refuseIfLate({ key: 'emil' })).not.toThrow();
    await end();
    await Promise.all(waiting);
  });

  it('and nobody because tasks were slow before it was empty', async () => {
    const { queue, end } = await busyQueue(900, {});
    await end();
    const { run, end: endSecond } = heldTask();
    const done = ['ada', 'ben', 'cleo', 'dora'].map((key) => queue.run({ key }, run));
    expect(() => queue.refuseIfLate({ key: 'emil' })).not.toThrow();
    endSecond();
    await Promise.all(done);
  });

  it('whom it would refuse for having too many tasks, or because it is full', async () => {
    const crowd = takenQueue({ ...SIZE, clientCapacity: 1 });
    expect(() => crowd.queue.refuseIfLate(ADA)).toThrow(
      expect.objectContaining({ name: 'ClientOverloadError' }),
    );
    const full = takenQueue({ ...SIZE, capacity: 1 });
    expect(() => full.queue.refuseIfLate(BEN)).toThrow(
      expect.objectContaining({ name: 'OverloadError' }),
    );
    await Promise.all([crowd.end(), full.end()]);
  });
});
