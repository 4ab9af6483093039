import { expect, it } from 'vitest';
import { TurnGiver } from './turn-giver.js';

function build() {
  const given: string[] = [];
  return { given, turns: new TurnGiver<string>((taker) => given.push(taker)) };
}

it('gives the turn to one after the other, in the order they came', () => {
  const { given, turns } = build();
  for (const taker of ['a', 'b', 'c']) turns.enter(taker);
  expect(given).toEqual(['a']);
  turns.leave('a');
  expect(given).toEqual(['a', 'b']);
  turns.leave('b');
  turns.leave('c');
  expect(given).toEqual(['a', 'b', 'c']);
});

it('passes the turn of one that has ended on, and forgets one that waited', () => {
  const { given, turns } = build();
  for (const taker of ['a', 'b', 'c']) turns.enter(taker);
  turns.leave('b');
  expect(given).toEqual(['a']);
  turns.leave('a');
  expect(given).toEqual(['a', 'c']);
  turns.leave('never came');
  expect(given).toEqual(['a', 'c']);
});
