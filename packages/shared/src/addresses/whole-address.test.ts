import { expect, test } from 'vitest';
import { missingParts } from './whole-address.js';

const AT_HOME = { name: 'Ada', line1: 'Mill Road 1', city: 'Galway' };

test.each(['IE', 'CL'])('an address in %s needs no postal code', (country) => {
  expect(missingParts({ ...AT_HOME, country })).toEqual({});
  expect(missingParts({ ...AT_HOME, country: 'AT' })).toHaveProperty('postalCode');
});

test('what is missing is called as in the country', () => {
  expect(missingParts({ ...AT_HOME, country: 'US' })).toEqual({
    state: 'State is required',
    postalCode: 'ZIP code is required',
  });
});

test('what is only unusual is not missing', () => {
  const unusual = { name: 'Q', line1: 'Behind the mill', city: '?', postalCode: '-' };
  expect(missingParts({ ...unusual, country: 'AT' })).toEqual({});
});
