import { expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.js';

it.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['JWT_SECERT', 'JWT_SECRET'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['MONGO_URI', 'MONGODB_URI'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['DATABASE_URL', 'MONGODB_URI'],
  ['STRIPE_API_KEY', 'STRIPE_SECRET_KEY'],
])('%s gets a warning that names %s, and never the value', (name, meant) => {
  const [warning] = misspeltSettings({ [name]: 'a secret' });
  expect(warning).toContain(`Did you mean ${meant}?`);
  expect(warning).not.toContain('a secret');
});

it('the settings themselves and the usual variables of a system get none', () => {
  const usual = ['PATH', 'HOME', 'USER', 'SHELL', 'TERM', 'LANG', 'PWD', 'TMPDIR', 'NODE_ENV'];
  const environment = Object.fromEntries([...usual, 'PORT', 'HOST', 'SEED'].map((n) => [n, 'x']));
  expect(misspeltSettings(environment)).toEqual([]);
});
