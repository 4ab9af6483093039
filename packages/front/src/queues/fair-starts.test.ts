import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairStarts } from './fair-starts.js';

/** The fake clock. It advances when a task takes time. */
let now: number;
let started: string[];
let starts: FairStarts;

beforeEach(() => {
  now = 0;
  started = [];
  starts = new FairStarts(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Enters a task that takes half of a turn's time. */
const enter = (key: string, name: string) => {
  const list = started;
  starts.enter(key, () => {
    list.push(name);
    now += 0.5;
  });
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Advances the clock while the event loop is idle. */
const pass = (ms: number) => {
  now += ms;
  vi.advanceTimersByTime(ms);
};

it('starts a task at once while there is time', () => {
  enter('ada', 'a1');
  enter('ada', 'a2');
  expect(started).toEqual(['a1', 'a2']);
});

it('lets others wait for the next turn of the event loop, and those who came first start first', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('ada', name);
  expect(started).toEqual(['a1', 'a2']);
  await turn();
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  await turn();
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

it('lets addresses take turns, however many requests one of them has', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('ada', name);
  enter('ben', 'b1');
  enter('cleo', 'c1');
  for (let turns = 0; turns < 3; turns += 1) await turn();
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  pass(1);
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

it('goes on after a task that took longer than a turn', async () => {
  enter('ada', 'a1');
  now += 100;
  enter('ada', 'a2');
  await turn();
  expect(started).toEqual(['a1', 'a2']);
});

it('while others are there, lets an address that has more to start rest for as long as its turn took', async () => {
  enter('ben', 'b1');
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('ada', name);
  await turn();
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3']);
  // The time that the event loop spends on the replies.
  now += 4;
  await turn();
  pass(4);
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3']);
  pass(1);
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
});

it('starts the requests of others at once meanwhile', async () => {
  enter('ben', 'b1');
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('ada', name);
  await turn();
  await turn();
  enter('ben', 'b2');
  enter('ada', 'a5');
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3', 'b2']);
});

it('lets a lone address go on, also once the others have left', async () => {
  enter('ben', 'b1');
  now += 1_000;
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('ada', name);
  for (let turns = 0; turns < 3; turns += 1) await turn();
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3', 'a4', 'a5']);
});

it('lets two busy addresses use the time in which each of them rests', async () => {
  enter('ben', 'b1');
  enter('ada', 'a1');
  for (const name of ['b2', 'b3', 'b4']) enter('ben', name);
  for (const name of ['a2', 'a3', 'a4']) enter('ada', name);
  await turn();
  expect(started).toEqual(['b1', 'a1', 'b2', 'a2']);
  await turn();
  pass(1);
  expect(started).toEqual(['b1', 'a1', 'b2', 'a2', 'b3', 'a3']);
});
