import { expect, it, test } from 'vitest';
import { stateCode, withStateCode } from './state-code.js';

test.each([
  ['US', 'California', 'CA'],
  ['us', ' new  york ', 'NY'],
  ['US', 'US-TX', 'TX'],
  ['US', 'tx', 'TX'],
  ['CA', 'Québec', 'QC'],
  ['BR', 'Sao Paulo', 'SP'],
  ['IN', 'Maharashtra', 'MH'],
  ['AT', 'Niederösterreich', '3'],
  ['ES', 'Cantabria', 'S'],
])('the state of %s that is written “%s” is %s', (country, state, code) => {
  expect(stateCode(country, state)).toBe(code);
});

it('what is no state stays as it is', () => {
  expect(stateCode('US', ' aa ')).toBe('AA');
  expect(stateCode('ZZ', 'California')).toBe('CALIFORNIA');
  expect(withStateCode({ state: 'California' })).toEqual({ state: 'California' });
  expect(withStateCode({ country: 'US', state: '' })).toEqual({ country: 'US', state: '' });
});
