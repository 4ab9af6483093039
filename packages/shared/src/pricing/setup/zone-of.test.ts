import { expect, test } from 'vitest';
import type { StoredShippingZone } from './shipping-zones.js';
import { methodsOf, zoneFor } from './zone-of.js';

type Place = Pick<StoredShippingZone, 'name' | 'countries' | 'states' | 'postalCodes'>;

const WORLD: Place = { name: 'World' };
const EUROPE: Place = { name: 'Europe', countries: ['AT', 'DE'] };
const AUSTRIA: Place = { name: 'Austria', countries: ['AT'] };
const VIENNA: Place = { ...AUSTRIA, name: 'Vienna', postalCodes: [{ from: '1010', to: '1230' }] };

test.each([
  ['a range of postal codes', { country: 'AT', postalCode: '1030' }, 'Vienna'],
  ['its country alone', { country: 'AT', postalCode: '8010' }, 'Austria'],
  ['one of several countries', { country: 'DE' }, 'Europe'],
  ['nothing but the rest', { country: 'US' }, 'World'],
])('an address is in the zone that names %s', (_what, destination, name) => {
  const zones = [WORLD, EUROPE, AUSTRIA, VIENNA];
  expect(zoneFor(zones, destination)?.name).toBe(name);
  expect(zoneFor(zones.toReversed(), destination)?.name).toBe(name);
});

test.each([
  ['GB', 'SW1A 1AA', 'SW1A 9ZZ', 'sw1a2aa'],
  ['GB', 'SW1A1AA', 'SW1A9ZZ', 'SW1A 2AA'],
  ['PL', '00-001', '00-950', '00420'],
  ['PT', '1000001', '1999999', '1100-148'],
  ['US', '10001', '10299', '10118-0110'],
  ['AT', '1000', '1239', 'A-1010'],
  ['LT', '01100', '01200', 'LT-01103'],
  ['JP', '100-0000', '109-9999', '〒１００－０００１'],
  ['JP', '100-0000', '109-9999', '〒100-0001'],
])('a postal code of %s is in %s to %s as %s, however it is written', (country, from, to, code) => {
  const zone: Place = { name: 'Part', countries: [country], postalCodes: [{ from, to }] };
  expect(zoneFor([zone], { country, postalCode: code })?.name).toBe('Part');
});

test('the beginning of a postal code is in no range of whole ones', () => {
  expect(zoneFor([VIENNA], { country: 'AT', postalCode: '11' })).toBeUndefined();
});

test('delivery has the tax class of its zone', () => {
  const price = { by: 'flat' as const, price: 5 };
  const methods = [{ _id: 'a'.repeat(24), name: 'Parcel', price, days: '', pickUpAt: '' }];
  expect(methodsOf({ methods, deliveryTaxClass: 'zero' })).toMatchObject([{ taxClass: 'zero' }]);
  expect(methodsOf({ methods })[0]).not.toHaveProperty('taxClass');
});
