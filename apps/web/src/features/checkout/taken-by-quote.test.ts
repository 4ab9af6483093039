import { orderInputSchema } from '@shop/shared';
import { expect, test } from 'vitest';
import { isTaken, MOST_CODES, whyNoCode } from './taken-by-quote';

const items = [{ product: 'a'.repeat(24), quantity: 1 }];
const isQuoted = (wishes: object) => orderInputSchema.safeParse({ items, ...wishes }).success;

test.each([
  ['code', 40, (codes: string) => ({ codes: [codes] })],
  ['state', 60, (state: string) => ({ address: { country: 'US', state } })],
  ['postalCode', 20, (postalCode: string) => ({ address: { country: 'US', postalCode } })],
] as const)('a %s of at most %i characters is taken, as by a quote', (field, most, wishes) => {
  for (const text of ['x'.repeat(most), 'x'.repeat(most + 1)])
    expect(isTaken(field, text)).toBe(isQuoted(wishes(text)));
  expect(isTaken(field, 'x'.repeat(most))).toBe(true);
});

test('so are at most 20 codes', () => {
  const codes = Array.from({ length: MOST_CODES }, (_, index) => `CODE${index}`);
  expect(isQuoted({ codes })).toBe(true);
  expect(isQuoted({ codes: [...codes, 'SUMMER'] })).toBe(false);
  expect(whyNoCode('SUMMER', codes)).toBe('At most 20 codes can be entered');
  expect(whyNoCode('SUMMER', codes.slice(1))).toBeUndefined();
});
