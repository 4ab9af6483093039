import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.js';

const MONGODB_URI = 'mongodb://db.test/shop';
const JWT_SECRET = 'x'.repeat(32);

describe('configuration', () => {
  it('needs nothing: the embedded database serves the demo shop on 8080 [R23]', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 8080,
      database: { kind: 'embedded' },
      jwtSecret: undefined,
      admin: { email: 'admin@shop.test', password: undefined },
      seed: 'demo',
    });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig({ PORT: '', MONGODB_URI: '', SEED: '' })).toEqual(loadConfig({}));
  });

  it('seeds nothing into a MongoDB unless told to [R23]', () => {
    expect(loadConfig({ MONGODB_URI, JWT_SECRET }).seed).toBe('none');
    expect(loadConfig({ MONGODB_URI, JWT_SECRET, SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    ['a port that is no number', { PORT: 'http' }, /^PORT must be/],
    ['a port out of range', { PORT: '70000' }, /^PORT must be/],
    [
      'an address that is not MongoDB’s',
      { MONGODB_URI: 'localhost:27017', JWT_SECRET },
      /^MONGODB_URI must be/,
    ],
    ['a MongoDB without a secret', { MONGODB_URI }, /^JWT_SECRET is required/],
    ['a short secret', { MONGODB_URI, JWT_SECRET: 'short' }, /^JWT_SECRET is too short/],
    [
      'a short secret beside the embedded database',
      { JWT_SECRET: 'short' },
      /^JWT_SECRET is too short/,
    ],
    ['an administrator without an address', { ADMIN_EMAIL: 'admin' }, /^ADMIN_EMAIL must be/],
    ['a short administrator password', { ADMIN_PASSWORD: '1234567' }, /^ADMIN_PASSWORD must be/],
    ['a limit factor that is none', { RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR must be/],
    ['an unknown seed', { SEED: 'everything' }, /^SEED must be/],
  ])('refuses %s in one line that says what to do', (_what, environment, message) => {
    expect(() => loadConfig(environment)).toThrow(ConfigError);
    expect(() => loadConfig(environment)).toThrow(message);
  });

  it('never repeats a password in its message', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('takes the shop details of its owner, and refuses an invalid e-mail address', () => {
    const { shopDetails } = loadConfig({ SHOP_AUTHOR: 'Ada', CONTACT_EMAIL: 'hi@ada.example' });
    expect(shopDetails).toMatchObject({ author: 'Ada', email: 'hi@ada.example' });
    expect(() => loadConfig({ CONTACT_EMAIL: 'nobody' })).toThrow(/CONTACT_EMAIL must be/);
  });
});
