import { beforeEach, expect, it } from 'vitest';
import { READING_MS, Reads } from './reads.js';

let now: number;
let reads: Reads;

beforeEach(() => {
  now = 0;
  reads = new Reads(() => now);
});

it('nobody is reading before the first request', () => {
  expect(reads.areUnderWay).toBe(false);
});

it('a GET counts as reading for a moment', () => {
  reads.note({ method: 'GET' });
  now = READING_MS - 1;
  expect(reads.areUnderWay).toBe(true);
  now = READING_MS;
  expect(reads.areUnderWay).toBe(false);
});

it('a POST is not reading', () => {
  reads.note({ method: 'POST' });
  expect(reads.areUnderWay).toBe(false);
});
