import { expect, test } from 'vitest';
import { moved, WHOLE, zoomed } from './zoom';

const stage = { x: 400, y: 600 };

test('what is under the fingers stays there', () => {
  const view = zoomed(WHOLE, 2, { x: 50, y: -100 }, stage);
  expect(view).toEqual({ scale: 2, x: -50, y: 100 });
  expect(zoomed(view, 0.5, { x: 50, y: -100 }, stage)).toEqual(WHOLE);
});

test('a photo is never smaller than the stage, nor larger than five times', () => {
  expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }, stage).scale).toBe(1);
  expect(zoomed(WHOLE, 40, { x: 0, y: 0 }, stage).scale).toBe(5);
});

test('an enlarged photo moves up to its edge, a whole one not at all', () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(moved(view, { x: 30, y: -20 }, stage)).toEqual({ scale: 2, x: 30, y: -20 });
  expect(moved(view, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -300 });
  expect(moved(WHOLE, { x: 30, y: 30 }, stage)).toMatchObject({ scale: 1, x: 0, y: 0 });
});
