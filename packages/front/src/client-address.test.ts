import { expect, it } from 'vitest';
import { clientAddress } from './client-address.js';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:40001', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:40001', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:40001', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress({ ip })).toBe(counted);
});

it.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '192.0.2',
  '3221225985',
  '192.0.2.1, 192.0.2.2',
  '1.2.3.4:x',
])('%s, which is no address, counts under the one key of all such', (ip) => {
  expect(clientAddress({ ip })).toBe('unknown');
});
