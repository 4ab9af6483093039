import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildKeptAnswer } from '../../testing/ready-answers.js';
import { heldTask } from '../../testing/held-task.js';
import { Renewal } from './renewal.js';

let asked: string[];
let load: number;
let held: ReturnType<typeof heldTask> | undefined;
let renewal: Renewal;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  load = 0;
  held = undefined;
  renewal = new Renewal(
    ({ key }) => {
      asked.push(key);
      return held?.run() ?? Promise.resolve();
    },
    () => load,
  );
});
afterEach(() => {
  renewal.stop();
  vi.useRealTimers();
});

const requests = (...keys: string[]) => keys.map((key) => buildKeptAnswer(key).asked);
const many = (count: number) => requests(...Array.from({ length: count }, (_, at) => `/${at}`));
const aRoundLater = () => vi.advanceTimersByTimeAsync(500);

it('answers the same request once, however many changes there were', async () => {
  renewal.later(requests('/a', '/b'));
  renewal.later(requests('/a', '/c'));
  expect(asked).toEqual([]);
  await aRoundLater();
  expect(asked).toEqual(['/a', '/b', '/c']);
  await aRoundLater();
  expect(asked).toHaveLength(3);
});

it('answers 16 requests in a round, two at a time', async () => {
  held = heldTask();
  renewal.later(many(10));
  renewal.later(requests('/x', '/y'));
  renewal.later(many(20));
  await aRoundLater();
  expect(asked).toHaveLength(2);
  held.end();
  await vi.waitFor(() => expect(asked).toHaveLength(16));
  await aRoundLater();
  expect(asked).toHaveLength(16);
});

it('begins no round right after another one', async () => {
  await renewal.now(requests('/a'), 50);
  expect(renewal.now(requests('/b'), 50)).toBeUndefined();
  await aRoundLater();
  await renewal.now(requests('/b'), 50);
  expect(asked).toEqual(['/a', '/b']);
});

it('leaves to the next round what it has no time for', async () => {
  held = heldTask();
  const round = renewal.now(many(4), 50);
  await vi.advanceTimersByTimeAsync(60);
  held.end();
  await round;
  expect(asked).toHaveLength(2);
  await aRoundLater();
  expect(asked).toHaveLength(4);
});

it('waits while the event loop is busy', async () => {
  load = 0.9;
  renewal.later(requests('/a'));
  for (let round = 0; round < 3; round += 1) await aRoundLater();
  expect(asked).toEqual([]);
  load = 0.1;
  await aRoundLater();
  expect(asked).toEqual(['/a']);
});

it('asks nothing once it is stopped', async () => {
  held = heldTask();
  renewal.later(many(4));
  await aRoundLater();
  renewal.stop();
  held.end();
  renewal.later(requests('/b'));
  await aRoundLater();
  expect(renewal.now(requests('/c'), 50)).toBeUndefined();
  expect(asked).toHaveLength(2);
});
