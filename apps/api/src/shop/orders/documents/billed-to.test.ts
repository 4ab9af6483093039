import { expect, it } from 'vitest';
import { billedTo } from './billed-to.js';

const delivery = {
  name: 'Ada Buyer',
  email: 'ada@example.com',
  phone: '555 0100',
  address: '1 Main Street',
  completedLater: false,
};
const address = {
  name: 'Eva Wien',
  line1: 'Ring 1',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
};

it.each([
  [
    'a complete billing address',
    { address, billing: { company: 'Lampen GmbH', country: 'AT' } },
    'Ada Buyer',
    'Lampen GmbH\nAustria',
  ],
  [
    'a billing address of a name alone',
    { address, billing: { name: 'Eva Graz' } },
    'Eva Graz',
    'Ring 1\n1010 Wien\nAustria',
  ],
  ['no billing address', { address }, 'Eva Wien', 'Ring 1\n1010 Wien\nAustria'],
  ['a country alone', { address: { country: 'AT' } }, 'Ada Buyer', '1 Main Street'],
  ['no parts at all', {}, 'Ada Buyer', '1 Main Street'],
])('with %s, an invoice goes to the nearest known place', (_what, told, name, lines) => {
  expect(billedTo({ delivery, ...told })).toEqual({ name, address: lines });
});
