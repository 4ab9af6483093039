import { beforeEach, expect, it } from 'vitest';
import { Readers } from './readers.js';

let now: number;
let ended: string[];
let readers: Readers;

beforeEach(() => {
  now = 0;
  ended = [];
  readers = new Readers(4, () => now);
});

/** Begins a body of which `bytes` arrive before the next one begins, two seconds later. */
function begin(address: string, name: string, bytes = 0): () => void {
  let received = 100;
  const leave = readers.enter(
    address,
    () => received,
    () => ended.push(name),
  );
  received += bytes;
  now += 2_000;
  return leave;
}

it('ends the slowest body of the address that has most when there is one too many', () => {
  begin('ben', 'b1');
  begin('ada', 'a1', 30_000);
  begin('ada', 'a2', 20);
  begin('ada', 'a3', 5_000);
  begin('cleo', 'c1');
  expect(ended).toEqual(['a2']);
  begin('dora', 'd1');
  expect(ended).toEqual(['a2', 'a3']);
});

it('takes a body that has just begun for no slower than one that has received as little for a second', () => {
  readers = new Readers(2, () => now);
  begin('ada', 'a1', 2_000);
  begin('ada', 'a2', 1);
  begin('ada', 'a3', 1);
  expect(ended).toHaveLength(1);
  expect(ended).not.toContain('a1');
});

it('forgets bodies that have arrived', () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) begin('ada', name)();
  expect(ended).toEqual([]);
  const leave = begin('ada', 'a7');
  leave();
  leave();
  for (const name of ['b1', 'b2', 'b3', 'b4']) begin('ben', name);
  expect(ended).toEqual([]);
});
