import { expect, test } from 'vitest';
import { drawingOf, HEIGHT } from './scales';

test('the highest of both series fits below the highest mark', () => {
  const { ticks } = drawingOf([1, 2], [9, 3]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks[0]?.share).toBe(1);
  expect(ticks.at(-1)?.share).toBe(0);
});

test('days that were not counted leave a gap instead of a zero', () => {
  const { line } = drawingOf([4, null, 4], []);
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line).not.toContain(String(HEIGHT));
});

test('there are no halves of an order', () => {
  expect(drawingOf([1, 0], [0, 0]).ticks.map(({ value }) => value)).toEqual([0, 1]);
});
