import { expect, test } from 'vitest';
import { postalCodeWarning } from './country-rules';

test.each([
  ['AT', 'a postal code'],
  ['IE', 'an Eircode'],
  ['US', 'a ZIP code'],
  ['GB', 'a postcode'],
])('an unusual postal code of %s does not look like %s', (country, name) => {
  expect(postalCodeWarning({ country, postalCode: '-' })).toContain(`does not look like ${name} `);
});
