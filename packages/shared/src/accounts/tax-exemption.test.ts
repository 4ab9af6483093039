import { expect, it } from 'vitest';
import { taxExemptionInputSchema } from './tax-exemption.js';

it.each([
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['AT', 'atu 1234 5678', 'ATU12345678'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['IE', 'IE1234567FA', 'IE1234567FA'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['US', 'Resale 55-1', 'Resale 55-1'],
  ['AT', '', ''],
])('the number of %s can be %j', (country, number, stored) => {
  expect(taxExemptionInputSchema.parse({ country, number })).toEqual({ country, number: stored });
});

it.each([
  ['AT', 'AT12345678'],
  ['AT', 'DE123456789'],
  ['DE', 'DE12345678'],
  ['GB', 'GB12'],
  ['CH', 'CHE12345678'],
])('the number of %s can’t be %j', (country, number) => {
  const { error } = taxExemptionInputSchema.safeParse({ country, number });
  expect(error?.issues).toMatchObject([{ path: ['number'] }]);
});
