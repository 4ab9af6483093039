import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.js';

const folder = mkdtempSync(path.join(tmpdir(), 'secret-files-'));

afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = path.join(folder, `secret-${text.length}`);
  writeFileSync(file, text);
  return file;
}

const SECRET = 'a'.repeat(40);

it('secrets come from files, without the line break at their end', () => {
  const config = loadConfig({
    JWT_SECRET_FILE: fileWith(`${SECRET}\n`),
    ADMIN_PASSWORD_FILE: fileWith('a password of many words\r\n'),
    METRICS_TOKEN_FILE: fileWith('a-token-of-sixteen-characters'),
    MONGODB_URI_FILE: fileWith('mongodb://db.test/shop\n'),
    SMTP_URL_FILE: fileWith('smtps://user:password@mail.test\n'),
  });
  expect(config).toMatchObject({
    jwtSecret: SECRET,
    admin: { password: 'a password of many words' },
    metricsToken: 'a-token-of-sixteen-characters',
    database: { kind: 'mongodb', uri: 'mongodb://db.test/shop' },
    smtpUrl: 'smtps://user:password@mail.test',
  });
});

it.each([
  [
    'that is not there',
    { JWT_SECRET_FILE: path.join(folder, 'none') },
    /^The file of JWT_SECRET_FILE can't be read \(ENOENT.*\)\. Name one that the shop may read\.$/,
  ],
  [
    'beside the variable itself',
    { JWT_SECRET: SECRET, JWT_SECRET_FILE: 'x' },
    /^Set JWT_SECRET or JWT_SECRET_FILE, not both/,
  ],
  [
    'with a value that does not do',
    { METRICS_TOKEN_FILE: fileWith('short') },
    /^METRICS_TOKEN must be/,
  ],
])('a file %s is refused', (_what, environment, message) => {
  expect(() => loadConfig(environment)).toThrow(ConfigError);
  expect(() => loadConfig(environment)).toThrow(message);
});
