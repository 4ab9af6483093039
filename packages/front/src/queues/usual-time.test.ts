import { expect, it } from 'vitest';
import { FIRST_TASKS, UsualTime } from './usual-time.js';

const after = (...times: number[]) => {
  const usual = new UsualTime();
  for (const ms of times) usual.note(ms);
  return usual;
};
const many = (ms: number, count = 100) => Array.from({ length: count }, () => ms);

it('is zero while too little is known', () => {
  const usual = after(...many(100));
  usual.forget();
  usual.note(100);
  expect([after().ms, usual.ms, after(...many(100, FIRST_TASKS - 1)).ms]).toEqual([0, 0, 0]);
  expect(after(...many(100, FIRST_TASKS)).ms).toBe(100);
});

it('is that of the quickest of the first ones', () => {
  expect(after(...many(1_000, FIRST_TASKS - 1), 50).ms).toBe(50);
});

it('is rather too short than too long', () => {
  const alternating = many(0).map((_, at) => (at % 2 === 0 ? 200 : 100));
  expect(after(...alternating).ms).toBeLessThan(125);
});

it('follows lasting changes in both directions', () => {
  expect(after(...many(100), ...many(200)).ms).toBeGreaterThan(190);
  expect(after(...many(1_000), ...many(100)).ms).toBeLessThan(101);
});
