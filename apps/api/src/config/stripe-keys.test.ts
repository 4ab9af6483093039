import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.js';

const folder = mkdtempSync(path.join(tmpdir(), 'stripe-keys-'));
const PUBLIC_URL = 'https://shop.test';
const KEYS = {
  PUBLIC_URL,
  STRIPE_SECRET_KEY: 'sk_test_4eC39H',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

describe('the keys of Stripe', () => {
  it('are none by default', () => {
    expect(loadConfig({}).stripe).toBeUndefined();
  });

  it('come from the environment, with two webhook secrets while one replaces the other', () => {
    const both = { ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_abc, whsec_def' };
    expect(loadConfig(both).stripe).toEqual({
      secretKey: 'sk_test_4eC39H',
      webhookSecrets: ['whsec_abc', 'whsec_def'],
    });
  });

  it('come from files', () => {
    const others = { ...KEYS, STRIPE_SECRET_KEY: '' };
    const STRIPE_SECRET_KEY_FILE = fileWith('rk_live_51\n');
    expect(loadConfig({ ...others, STRIPE_SECRET_KEY_FILE }).stripe).toMatchObject({
      secretKey: 'rk_live_51',
    });
  });

  it.each([
    ['half of them', { STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is missing/],
    ['the other half', { STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    ['no public address', { PUBLIC_URL: '' }, /^PUBLIC_URL is required/],
    ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY must be/],
    ['no signing secret', { STRIPE_WEBHOOK_SECRET: 'abc' }, /^STRIPE_WEBHOOK_SECRET must be/],
    ['another server that is none', { STRIPE_API_BASE: 'here' }, /^STRIPE_API_BASE must be/],
    [
      'another server for a live key',
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      /^STRIPE_API_BASE is for tests/,
    ],
    ['a key twice', { STRIPE_SECRET_KEY_FILE: 'x' }, /^Set STRIPE_SECRET_KEY or/],
    [
      'a file that is not there',
      { STRIPE_SECRET_KEY: '', STRIPE_SECRET_KEY_FILE: path.join(folder, 'none') },
      /^The file of STRIPE_SECRET_KEY_FILE can't be read/,
    ],
  ])('are refused with %s, in one line that shows no key', (_what, environment, message) => {
    expect(() => loadConfig({ ...KEYS, ...environment })).toThrow(ConfigError);
    expect(() => loadConfig({ ...KEYS, ...environment })).toThrow(message);
    expect(() => loadConfig({ ...KEYS, ...environment })).toThrow(/^(?!.*(4eC39H|whsec_abc))/);
  });
});
