import { beforeEach, expect, it } from 'vitest';
import { FairStarts } from './fair-starts.js';

/** The time, which passes when a task takes some. */
let now: number;
let started: string[];
let starts: FairStarts;

beforeEach(() => {
  now = 0;
  started = [];
  starts = new FairStarts(() => now);
});

/** A task that takes half of the time of a turn. */
const enter = (key: string, name: string) =>
  starts.enter(key, () => {
    started.push(name);
    now += 0.5;
  });

const turn = () => new Promise((resolve) => setImmediate(resolve));

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
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

it('goes on after a task that took longer than a turn', async () => {
  enter('ada', 'a1');
  now += 100;
  enter('ada', 'a2');
  await turn();
  expect(started).toEqual(['a1', 'a2']);
});
