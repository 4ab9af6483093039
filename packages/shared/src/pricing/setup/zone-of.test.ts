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

test('delivery has the tax class of its zone', () => {
  const price = { by: 'flat' as const, price: 5 };
  const methods = [{ _id: 'a'.repeat(24), name: 'Parcel', price, days: '', pickUpAt: '' }];
  expect(methodsOf({ methods, deliveryTaxClass: 'zero' })).toMatchObject([{ taxClass: 'zero' }]);
  expect(methodsOf({ methods })[0]).not.toHaveProperty('taxClass');
});
