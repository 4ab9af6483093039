import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APART_MS, PacedRefusals, LONGEST_HELD_MS } from './paced-refusals.js';

let paced: PacedRefusals;

beforeEach(() => {
  vi.useFakeTimers();
  paced = new PacedRefusals(() => Date.now());
});

afterEach(() => {
  vi.useRealTimers();
});

/** Refuses an address `times` times at once. @returns the delay of each refusal in milliseconds. */
function refuse(address: string, times: number): number[] {
  const begun = Date.now();
  const sent: number[] = [];
  for (let time = 0; time < times; time += 1)
    paced.pace(address, () => sent.push(Date.now() - begun));
  return sent;
}

it('sends a single refusal at once, and those of a flood one after the other', () => {
  const flood = refuse('a flood', 4);
  const neighbour = refuse('a neighbour', 1);
  expect([flood, neighbour]).toEqual([[0], [0]]);
  vi.advanceTimersByTime(10 * APART_MS);
  expect(flood).toEqual([0, 1, 2, 3].map((place) => place * APART_MS));
  expect(refuse('a flood', 1)).toEqual([0]);
});

it('holds none back for longer than the bound, and only so many in all', () => {
  const [one, another] = [refuse('one', 600), refuse('another', 600)];
  expect(one).toHaveLength(1);
  // A thousand are delayed; these are the rest.
  expect(another).toHaveLength(1_200 - 1_000 - 1);
  vi.advanceTimersByTime(LONGEST_HELD_MS);
  expect([...one, ...another]).toHaveLength(1_200);
});
