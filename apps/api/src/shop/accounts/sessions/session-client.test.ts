import { describe, expect, it } from 'vitest';
import { clientName, networkOf } from './session-client.js';

describe('the client of a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['shop-client/2.1 (+https://shop.example)', 'shop-client'],
    ['<script>alert(1)</script>', 'Unknown client'],
    ['', 'Unknown client'],
    [undefined, 'Unknown client'],
  ])('%j is shown as %s', (userAgent, name) => {
    expect(clientName(userAgent)).toBe(name);
  });

  it('is short however long the user agent is', () => {
    expect(clientName('x'.repeat(100_000)).length).toBeLessThan(50);
  });
});

describe('the network of a session', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('%s is shortened to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
