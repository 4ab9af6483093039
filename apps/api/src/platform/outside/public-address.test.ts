import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', ['127.0.0.1', '127.9.9.9', '0.0.0.0', '::1', '::']],
    ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1']],
    ['providers’ own networks', ['100.64.0.1', '192.0.0.8', '198.18.0.1']],
    ['the link', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0']],
    ['the metadata of clouds', ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200']],
    ['groups and broadcasts', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
    ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    [
      'IPv4 within IPv6',
      [
        '::ffff:127.0.0.1',
        '::ffff:a9fe:a9fe',
        '::ffff:8.8.8.8',
        '::127.0.0.1',
        '64:ff9b::7f00:1',
        '64:ff9b:1::1',
        '2002:7f00:1::',
        '2001::7f00:1',
        '::ffff:0:127.0.0.1',
      ],
    ],
    ['what is no address', ['', 'localhost', '0x7f.1', '127.1', '2130706433']],
  ])('refuses %s', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
