import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.js';

const MONGODB_URI = 'mongodb://db.test/shop';
const JWT_SECRET = 'x'.repeat(32);

describe('configuration', () => {
  it('needs nothing: the embedded database serves the demo shop on 8080 [R23]', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: { kind: 'embedded' },
      jwtSecret: undefined,
      admin: { email: 'admin@shop.test', password: undefined },
      seed: 'demo',
    });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it('treats an empty variable as not set', () => {
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
    ['a mail server without a name', { SMTP_URL: 'smtp://' }, /^SMTP_URL must be/],
    ['a worker without a MongoDB', { WORKER_ONLY: 'on' }, /^WORKER_ONLY=on needs MONGODB_URI/],
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
    ['a host that is no address', { HOST: 'shop.example' }, /^HOST must be/],
    ['a public address with a path', { PUBLIC_URL: 'https://a.test/x' }, /^PUBLIC_URL must be/],
    ['a public address of no site', { PUBLIC_URL: 'ftp://a.test' }, /^PUBLIC_URL must be/],
    ['another site that is none', { CORS_ORIGINS: 'not-an-origin' }, /^CORS_ORIGINS must be/],
    ['a network that is none', { METRICS_ALLOW: '10.0.0.0/99' }, /^METRICS_ALLOW must be/],
    ['a time zone that is none', { SHOP_TIME_ZONE: 'Oslo' }, /^SHOP_TIME_ZONE must be/],
    ['a security contact', { SECURITY_CONTACT: 'http://a.test' }, /^SECURITY_CONTACT must be/],
    ['a short token', { METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be/],
    ['an unknown seed', { SEED: 'everything' }, /^SEED must be/],
  ])('refuses %s in one line that says what to do', (_what, environment, message) => {
    expect(() => loadConfig(environment)).toThrow(ConfigError);
    expect(() => loadConfig(environment)).toThrow(message);
  });

  it('takes lists with spaces, and a public address with a slash at its end', () => {
    const { corsOrigins, metricsAllow, publicUrl } = loadConfig({
      CORS_ORIGINS: 'https://a.test, http://b.test:81',
      METRICS_ALLOW: '10.0.0.0/8, ::1',
      PUBLIC_URL: 'https://shop.example/',
    });
    expect(corsOrigins).toEqual(['https://a.test', 'http://b.test:81']);
    expect(metricsAllow.map(([, bits]) => bits)).toEqual([8, 128]);
    expect(publicUrl).toBe('https://shop.example');
  });

  it('never repeats a password in its message', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it.each([
    ['security@shop.example', 'mailto:security@shop.example'],
    ['https://shop.example/report', 'https://shop.example/report'],
  ])('takes %s as the contact for security', (given, contact) => {
    expect(loadConfig({ SECURITY_CONTACT: given }).securityContact).toBe(contact);
    expect(loadConfig({}).securityContact).toBeUndefined();
  });

  it('has the first settings of the shop, and refuses an invalid e-mail address', () => {
    const { firstSettings } = loadConfig({
      SHOP_NAME: 'Lamps',
      SHOP_AUTHOR: 'Ada',
      SHOP_ADDRESS: 'Elm Street 1\\nOslo',
      SHOP_TIME_ZONE: 'Europe/Oslo',
      CONTACT_EMAIL: 'hi@ada.example',
    });
    expect(firstSettings).toMatchObject({
      name: 'Lamps',
      author: 'Ada',
      address: 'Elm Street 1\nOslo',
      email: 'hi@ada.example',
      timeZone: 'Europe/Oslo',
      lowStock: 5,
    });
    expect(() => loadConfig({ CONTACT_EMAIL: 'nobody' })).toThrow(/CONTACT_EMAIL must be/);
  });
});
