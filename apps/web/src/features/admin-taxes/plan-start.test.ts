import type { StoredShippingZone, StoredTaxRate } from '@shop/shared';
import { expect, test } from 'vitest';
import { planStart } from './plan-start';
import { STARTING_RATES } from './starting-rates';

const EUROPE: StoredShippingZone = {
  _id: 'a'.repeat(24),
  version: 1,
  name: 'Europe',
  countries: ['AT', 'DE'],
  taxRounding: 'total',
  methods: [
    {
      _id: 'b'.repeat(24),
      name: 'Parcel',
      price: { by: 'flat', price: 9 },
      days: '3',
      pickUpAt: '',
    },
  ],
};
const AUSTRIA: StoredShippingZone = {
  ...EUROPE,
  _id: 'c'.repeat(24),
  name: 'At home',
  countries: ['AT'],
};
const austria = STARTING_RATES.filter(({ country }) => country === 'AT');

function rate(zone: string, taxClass: StoredTaxRate['taxClass']): StoredTaxRate {
  return {
    _id: 'd'.repeat(24),
    version: 1,
    name: 'VAT',
    zone,
    taxClass,
    rate: 1,
    isIncluded: true,
  };
}

test('the table has the 27 countries of the EU, the United Kingdom and Switzerland once', () => {
  expect(new Set(STARTING_RATES.map(({ country }) => country)).size).toBe(29);
});

test('a country without a zone gets one, and both rates contained in prices', () => {
  expect(planStart(austria, [], [])).toEqual([
    {
      country: 'AT',
      zone: { name: 'Austria', countries: ['AT'], taxRounding: 'line', methods: [] },
      rates: [
        { name: 'VAT', taxClass: 'standard', rate: 20, isIncluded: true },
        { name: 'VAT', taxClass: 'reduced', rate: 10, isIncluded: true },
      ],
    },
  ]);
});

test('a country in a wider zone keeps its methods and its rounding', () => {
  const [plan] = planStart(austria, [EUROPE], []);
  expect(plan?.zone).toMatchObject({
    name: 'Austria',
    taxRounding: 'total',
    methods: [{ name: 'Parcel', price: { by: 'flat', price: 9 } }],
  });
  expect(JSON.stringify(plan?.zone)).not.toContain('_id');
});

test('a zone of the country alone is taken, and its rates stay', () => {
  const zones = [EUROPE, AUSTRIA];
  const [plan] = planStart(austria, zones, [rate(AUSTRIA._id, 'standard')]);
  expect(plan).toMatchObject({ zone: AUSTRIA._id, rates: [{ taxClass: 'reduced', rate: 10 }] });
  const both = [rate(AUSTRIA._id, 'standard'), rate(AUSTRIA._id, 'reduced')];
  expect(planStart(austria, zones, both)).toEqual([]);
});

test('a zone of a part of the country is not the country', () => {
  const vienna = { ...AUSTRIA, postalCodes: [{ from: '1010', to: '1230' }] };
  const [plan] = planStart(austria, [vienna], []);
  expect(plan?.zone).toMatchObject({ name: 'Austria', methods: [] });
});
