import { beforeEach, expect, it } from 'vitest';
import { Presence } from './presence.js';

let presence: Presence;

beforeEach(() => {
  presence = new Presence();
});

it('knows no others before anybody came', () => {
  expect(presence.hasOthersThan('ada', 0)).toBe(false);
});

it('a lone caller has no others, however often they ask', () => {
  for (let at = 0; at < 10; at += 1) presence.note('ada', at);
  expect(presence.hasOthersThan('ada', 10)).toBe(false);
  expect(presence.hasOthersThan('ben', 10)).toBe(true);
});

it('a caller is there for a second after a request, however many of another caller follow', () => {
  presence.note('ben', 0);
  for (let at = 1; at < 1_000; at += 1) presence.note('ada', at);
  expect(presence.hasOthersThan('ada', 999)).toBe(true);
  expect(presence.hasOthersThan('ada', 1_000)).toBe(false);
});
