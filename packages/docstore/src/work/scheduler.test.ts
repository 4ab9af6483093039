import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WriteConflict, type LockHolder } from '../store/units/lock-table.js';
import { Scheduler } from './scheduler.js';
import { PAUSE, type LockingWork, type Work } from './work.js';

const never = (): Promise<void> => Promise.reject(new Error('nobody waits here'));

/** Takes `count` steps and logs each. */
function* steps(name: string, count: number, log: string[]): Work<string> {
  for (let step = 0; step < count; step++) {
    log.push(name);
    yield PAUSE;
  }
  return name;
}

/** Keeps the processor busy for this many ms. */
function* busy(ms: number): Work<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) yield PAUSE;
}

describe('the scheduler', () => {
  it('finishes short work at once, before anything else can happen', () => {
    const log: string[] = [];
    const stopped = new Scheduler(never, Infinity, () => 0);
    void stopped.run(steps('short', 3, log), {});
    log.push('after');
    expect(log).toEqual(['short', 'short', 'short', 'after']);
  });

  it('gives the longer ones a slice in turn', async () => {
    const log: string[] = [];
    const scheduler = new Scheduler(never, 0);
    await Promise.all(['a', 'b', 'c'].map((name) => scheduler.run(steps(name, 3, log), {})));
    expect(log.join('')).toBe('abcabcabc');
  });

  it('makes no slice longer than it may be', async () => {
    const state = { now: 0 };
    const scheduler = new Scheduler(never, Infinity, () => state.now++);
    const slices: number[] = [];
    const host = { sliceMs: 20, resume: () => void slices.push(state.now) };
    await scheduler.run(steps('long', 1000, []), host);
    const lengths = slices.slice(1).map((start, i) => start - (slices[i] ?? 0));
    expect(slices.length).toBeGreaterThan(40);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(22);
  });

  it('lets what arrives meanwhile go first', async () => {
    const log: string[] = [];
    const scheduler = new Scheduler(never, 0);
    const long = scheduler.run(steps('long', 5, log), {});
    void setImmediate().then(() => scheduler.run(steps('short', 2, log), {}));
    await long;
    expect(log.slice(0, 4)).toContain('short');
    expect(log.at(-1)).toBe('long');
  });

  it('tells what it works on when slices begin and end', async () => {
    const told: string[] = [];
    const host = {
      resume: () => told.push('resume'),
      pause: () => told.push('pause'),
      finish: () => told.push('finish'),
      fail: () => told.push('fail'),
    };
    expect(await new Scheduler(never, 0).run(steps('work', 1, told), host)).toBe('work');
    expect(told).toEqual(['resume', 'work', 'pause', 'resume', 'finish']);
  });

  it('ends work whose time is over, also in the middle of a slice', async () => {
    const scheduler = new Scheduler(never, Infinity);
    const endless = scheduler.run(
      busy(60_000),
      { sliceMs: 60_000 },
      { deadline: scheduler.now() + 5 },
    );
    await expect(endless).rejects.toMatchObject({ code: 50 });
    expect(scheduler.running).toBe(0);
  });

  it('ends work that nobody waits for, and lets it clean up', async () => {
    const told: string[] = [];
    const state = { isAbandoned: false };
    function* endless(): Work<void> {
      try {
        for (;;) yield PAUSE;
      } finally {
        told.push('cleaned up');
      }
    }
    const scheduler = new Scheduler(never, 0);
    const host = { fail: () => told.push('failed') };
    const running = scheduler.run(endless(), host, { isAbandoned: () => state.isAbandoned });
    state.isAbandoned = true;
    await expect(running).rejects.toMatchObject({ code: 279 });
    expect(told).toEqual(['failed', 'cleaned up']);
  });

  it('ends all work when it closes', async () => {
    const scheduler = new Scheduler(never, 0);
    const running = scheduler.run(steps('work', 100, []), {});
    scheduler.close();
    await expect(running).rejects.toMatchObject({ code: 11600 });
  });
});

describe('work that is blocked by other work', () => {
  it('begins when that has ended, and lets others in between', async () => {
    const log: string[] = [];
    const state: { blocker?: Promise<void> } = {};
    let end = (): void => undefined;
    state.blocker = new Promise((resolve) => (end = resolve));
    const host = { blockedBy: () => state.blocker };
    const scheduler = new Scheduler(never);
    const running = ['a', 'b', 'c'].map((name) => scheduler.run(steps(name, 1, log), host));
    await setImmediate();
    expect(log).toEqual([]);
    state.blocker = undefined;
    end();
    await setImmediate();
    await setImmediate();
    log.push('arrived');
    await Promise.all(running);
    expect(log).toHaveLength(4);
    expect(log.indexOf('arrived')).toBeLessThan(log.indexOf('c'));
  });
});

describe('work that has to wait for a transaction', () => {
  const holder: LockHolder = { ended: Promise.resolve(), lastUsed: 0, held: new Set() };

  it('goes on when it has ended, and has paused meanwhile', async () => {
    const told: string[] = [];
    function* work(): LockingWork<string> {
      yield holder;
      told.push('goes on');
      return 'done';
    }
    const host = { pause: () => told.push('paused') };
    const wait = (): Promise<void> => {
      told.push('waited');
      return Promise.resolve();
    };
    expect(await new Scheduler(wait).run(work(), host)).toBe('done');
    expect(told).toEqual(['paused', 'waited', 'goes on']);
  });

  it('ends when its time is over', async () => {
    function* work(): LockingWork<void> {
      for (;;) yield holder;
    }
    const wait = (_holder: LockHolder, until: number): Promise<void> =>
      new Promise((resolve) => setTimeout(resolve, until - performance.now()));
    const scheduler = new Scheduler(wait);
    const running = scheduler.run(work(), {}, { deadline: scheduler.now() + 20 });
    await expect(running).rejects.toMatchObject({ code: 50 });
  });

  it('fails with the conflict when it has waited for long, whatever its own time limit', async () => {
    const state = { now: 0 };
    function* work(): LockingWork<void> {
      for (;;) yield holder;
    }
    const wait = (_holder: LockHolder, until: number): Promise<void> => {
      state.now = until;
      return Promise.resolve();
    };
    const scheduler = new Scheduler(wait, Infinity, () => state.now);
    await expect(scheduler.run(work(), {})).rejects.toThrow(WriteConflict);
    expect(state.now).toBe(15_000);
  });
});
