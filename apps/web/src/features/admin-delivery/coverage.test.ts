import type { StoredShippingZone } from '@shop/shared';
import { expect, test } from 'vitest';
import { coverageOf } from './coverage';

const zone = (given: Partial<StoredShippingZone>): StoredShippingZone => ({
  _id: 'a'.repeat(24),
  version: 1,
  name: 'Home',
  taxRounding: 'line',
  methods: [],
  ...given,
});
const parcel = {
  _id: 'b'.repeat(24),
  name: 'Parcel',
  price: { by: 'flat' as const, price: 5 },
  days: '',
  pickUpAt: '',
};

test('countries in no zone are named', () => {
  const { uncovered } = coverageOf([zone({ countries: ['AT'] }), zone({ countries: ['DE'] })]);
  expect(uncovered).toContain('France');
  expect(uncovered).not.toContain('Austria');
  expect(uncovered).not.toContain('Germany');
});

test('a zone without countries covers the rest', () => {
  expect(coverageOf([zone({ countries: ['AT'] }), zone({})]).uncovered).toEqual([]);
});

test('a zone without a method is named once another one has some', () => {
  const zones = [zone({ name: 'Bare' }), zone({ methods: [parcel] })];
  expect(coverageOf(zones)).toMatchObject({ hasMethods: true, withoutMethods: ['Bare'] });
  expect(coverageOf([zone({})]).hasMethods).toBe(false);
});
