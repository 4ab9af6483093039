import { expect, test } from 'vitest';
import { mergeRate, textsOf } from './rate-texts';

const STORED = {
  _id: '65a000000000000000000001',
  name: 'USt.',
  zone: '65a000000000000000000002',
  taxClass: 'standard',
  rate: 20,
  isIncluded: true,
  version: 1,
} as const;

test('a conflict names what both changed in words that people read', () => {
  const typed = { ...textsOf(STORED, 'UTC'), taxClass: 'reduced' as const, rate: '10' };
  const saved = { ...STORED, taxClass: 'zero', rate: 0, version: 2 } as const;
  expect(mergeRate(typed, saved, 'UTC').message).toMatch(
    'You both changed: Class (saved: “another choice”), Percent (saved: “0”).',
  );
});
