import { expect, test } from 'vitest';
import { zoneFormSchema } from './zone-form-schema';
import { NEW_METHOD, NEW_ZONE, textsOf, type MethodTexts, type ZoneTexts } from './zone-texts';

const PARCEL: MethodTexts = { ...NEW_METHOD, name: 'Parcel', price: '4,90' };
const zone = (given: Partial<ZoneTexts>): ZoneTexts => ({ ...NEW_ZONE, name: 'Home', ...given });

const parse = (given: Partial<ZoneTexts>) => zoneFormSchema.parse(zone(given)).zone;
const refusedAt = (given: Partial<ZoneTexts>) =>
  zoneFormSchema.safeParse(zone(given)).error?.issues.map(({ path }) => path.join('.'));

test('what is empty is not sent', () => {
  expect(parse({})).toEqual({ name: 'Home', taxRounding: 'line', methods: [] });
});

test('states, postal codes and prices are read as they are typed', () => {
  const given = {
    countries: 'US',
    states: 'ca, NY ',
    postal: '10000-19999\n 94 105 ',
    methods: [{ ...PARCEL, freeFrom: '60' }],
  };
  expect(parse(given)).toMatchObject({
    states: ['CA', 'NY'],
    postalCodes: [
      { from: '10000', to: '19999' },
      { from: '94105', to: '94105' },
    ],
    methods: [{ price: { by: 'flat', price: 4.9 }, freeFrom: 60 }],
  });
});

test.each([
  ['AT', '1010-1230', '1010', '1230'],
  ['PL', '00-950', '00-950', '00-950'],
  ['PL', '00-001 - 00-950', '00-001', '00-950'],
  ['PT', '1000-001-1999-999', '1000-001', '1999-999'],
  ['GB', 'sw1a 1aa – sw1a 9zz', 'SW1A1AA', 'SW1A9ZZ'],
])('in %s, %s is read as from %s to %s', (countries, postal, from, to) => {
  expect(parse({ countries, postal }).postalCodes).toEqual([{ from, to }]);
});

test('a price by weight has a step in each line, and the last may have no limit', () => {
  const tiers = '500: 4.90\n2 000: 7\nmore: 12';
  expect(parse({ methods: [{ ...PARCEL, by: 'weight', tiers }] }).methods[0]?.price).toEqual({
    by: 'weight',
    tiers: [{ upTo: 500, price: 4.9 }, { upTo: 2000, price: 7 }, { price: 12 }],
  });
});

test.each<[string, Partial<ZoneTexts>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['states of no country', { states: 'CA' }, 'states'],
  ['a range from the end', { postal: '9999-1000' }, 'postal'],
  [
    'a lowest amount above the highest',
    { methods: [{ ...PARCEL, minAmount: '50', maxAmount: '10' }] },
    'methods.0.maxAmount',
  ],
  [
    'a lowest weight above the highest',
    { methods: [{ ...PARCEL, minWeight: '50', maxWeight: '10' }] },
    'methods.0.maxWeight',
  ],
  ['a method without a price', { methods: [{ ...PARCEL, price: '' }] }, 'methods.0.price'],
  ['a method without a name', { methods: [{ ...PARCEL, name: '' }] }, 'methods.0.name'],
  [
    'steps that are no numbers',
    { methods: [{ ...PARCEL, by: 'amount', tiers: 'cheap' }] },
    'methods.0.tiers',
  ],
  [
    'a step that is never reached',
    { methods: [{ ...PARCEL, by: 'weight', tiers: '500: 5\n400: 4' }] },
    'methods.0.tiers',
  ],
])('%s is refused at its field', (_what, given, field) => {
  expect(refusedAt(given)).toContain(field);
});

test('a saved zone is shown as it was typed', () => {
  const texts = zone({
    countries: 'US',
    states: 'CA, NY',
    postal: '10000-19999\n94105',
    deliveryTaxClass: 'zero',
    methods: [
      { ...PARCEL, _id: 'a'.repeat(24), price: '4.9' },
      { ...NEW_METHOD, _id: 'b'.repeat(24), name: 'Heavy', by: 'weight', tiers: '500: 5\nmore: 9' },
    ],
  });
  const saved = {
    ...parse(texts),
    _id: 'c'.repeat(24),
    version: 1,
    methods: parse(texts).methods.map((method) => ({ ...method, _id: method._id ?? '' })),
  };
  expect(textsOf(saved)).toEqual({ ...texts, openedWith: saved });
});
