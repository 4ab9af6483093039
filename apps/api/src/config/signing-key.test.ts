import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.js';
import { signingKey } from './signing-key.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'shop-key-')), 'new');
});

afterEach(() => rm(path.dirname(dataDir), { recursive: true }));

describe('the signing key', () => {
  it('is the configured one', async () => {
    expect(await signingKey({ dataDir, jwtSecret: 'configured' })).toBe('configured');
  });

  it('is made once, for this user alone, and kept', async () => {
    const keys = await Promise.all(
      [1, 2, 3].map(() => signingKey({ dataDir, jwtSecret: undefined })),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThan(32);
    expect(await readdir(dataDir)).toEqual(['jwt-secret']);
    expect((await stat(path.join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is refused when its file is damaged', async () => {
    await signingKey({ dataDir, jwtSecret: undefined });
    await writeFile(path.join(dataDir, 'jwt-secret'), '');
    await expect(signingKey({ dataDir, jwtSecret: undefined })).rejects.toThrow(ConfigError);
  });
});
