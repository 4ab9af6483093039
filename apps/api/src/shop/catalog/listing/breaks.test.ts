import { expect, it, vi } from 'vitest';
import { Breaks } from './breaks.js';

/** Breaks in an event loop that is as busy as these shares say, one after the other; the last one lasts. */
function breaksWhen(...shares: number[]) {
  const eventLoopUtilization = vi.fn((since?: unknown) => ({
    idle: 0,
    active: 0,
    utilization: since ? ((shares.length > 1 ? shares.shift() : shares[0]) ?? 0) : 0,
  }));
  return { breaks: new Breaks({ eventLoopUtilization }), eventLoopUtilization };
}

it('a break ends when the event loop was idle for long enough', async () => {
  const { breaks, eventLoopUtilization } = breaksWhen(0.9, 0.8, 0.6);
  await breaks.take();
  const measured = eventLoopUtilization.mock.calls.filter(([since]) => since);
  expect(measured).toHaveLength(3);
});

it('there is no break where the event loop was idle anyway', async () => {
  const { breaks, eventLoopUtilization } = breaksWhen(0.2, 0.1);
  await breaks.take();
  const measured = eventLoopUtilization.mock.calls.filter(([since]) => since);
  expect(measured).toHaveLength(1);
});

it('a break ends although the event loop stays busy', async () => {
  const { breaks } = breaksWhen(1);
  await breaks.take();
});

it('an event loop that was blocked gets a break', async () => {
  const breaks = new Breaks();
  const until = performance.now() + 30;
  while (performance.now() < until);
  const begunAt = performance.now();
  await breaks.take();
  expect(performance.now()).toBeGreaterThan(begunAt + 1);
});
