import { expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { liveKeyWarnings } from './live-key-warnings.js';

function warningsWith(secretKey: string, publicUrl: string): string[] {
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  return liveKeyWarnings(loadConfig({ ...keys, PUBLIC_URL: publicUrl }));
}

it.each([
  'http://localhost:8080',
  'http://shop.localhost',
  'http://127.0.0.1:8080',
  'https://[::1]',
  'http://shop.example',
])('a live key with the public address %s gets a warning that shows no key', (publicUrl) => {
  const [warning] = warningsWith('sk_live_4eC39H', publicUrl);
  expect(warning).toContain(publicUrl);
  expect(warning).toContain('Set PUBLIC_URL');
  expect(warning).not.toContain('4eC39H');
});

it.each([
  ['sk_live_4eC39H', 'https://shop.example'],
  ['sk_test_4eC39H', 'http://localhost:8080'],
])('%s with %s gets none', (secretKey, publicUrl) => {
  expect(warningsWith(secretKey, publicUrl)).toEqual([]);
});

it('a shop without Stripe gets none', () => {
  expect(liveKeyWarnings(loadConfig({ PUBLIC_URL: 'http://localhost:8080' }))).toEqual([]);
});
