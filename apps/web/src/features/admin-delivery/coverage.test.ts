import type { StoredShippingZone } from '@shop/shared';
import { expect, test } from 'vitest';
import { closerZones, coverageOf } from './coverage';

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

const named = (...countries: string[]) => zone({ name: countries.join(' & '), countries });

test('a zone is never used once closer ones take all of its countries', () => {
  const both = named('DE', 'AT');
  const [germany, austria] = [named('DE'), named('AT')];
  expect(closerZones(both, [both, germany, austria])).toEqual([germany, austria]);
  expect(closerZones(both, [both, germany])).toEqual([]);
  expect(closerZones(germany, [both, germany, austria])).toEqual([]);
  expect(closerZones(both, [both, germany, { ...austria, states: ['9'] }])).toEqual([]);
  expect(closerZones({ ...both, postalCodes: [] }, [both, germany, austria])).toEqual([]);
  expect(closerZones(zone({}), [both, zone({})])).toEqual([]);
});

test('nothing is missing in a zone that is never used', () => {
  const others = [named('DE'), named('AT')].map((one) => ({ ...one, methods: [parcel] }));
  expect(coverageOf([named('DE', 'AT'), ...others]).withoutMethods).toEqual([]);
});
