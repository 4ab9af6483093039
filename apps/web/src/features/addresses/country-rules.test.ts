import { expect, test } from 'vitest';
import { movedTo, postalCodeWarning } from './country-rules';

test.each([
  ['AT', 'a postal code'],
  ['IE', 'an Eircode'],
  ['US', 'a ZIP code'],
  ['GB', 'a postcode'],
])('an unusual postal code of %s does not look like %s', (country, name) => {
  expect(postalCodeWarning({ country, postalCode: '-' })).toContain(`does not look like ${name} `);
});

test('in another country, nothing is kept of an address that is not asked for there', () => {
  const galway = { line1: 'Mill Road 1', city: 'Galway', postalCode: 'H91 ABC1' };
  const { line1, city, postalCode } = galway;
  const moved = (country?: string) => movedTo({ ...galway, state: 'G', country: 'IE' }, country);
  expect(moved('HK')).toEqual({ line1, city, country: 'HK' });
  expect(moved('SG')).toEqual({ line1, postalCode, country: 'SG' });
  expect(moved('GB')).toEqual({ ...galway, country: 'GB' });
  expect(moved()).toEqual(galway);
});
