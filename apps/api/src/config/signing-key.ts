import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, JWT_SECRET_MIN_LENGTH, type Config } from './config.js';

/**
 * The configured signing key, or else the one that the first start generated in the data folder.
 * @throws ConfigError when the stored key is damaged or can't be read.
 */
export async function signingKey({
  jwtSecret,
  dataDir,
}: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (jwtSecret !== undefined) return jwtSecret;
  const file = signingKeyFile(dataDir);
  const key = (await readKey(file)) ?? (await generate(file));
  if (key.length >= JWT_SECRET_MIN_LENGTH) return key;
  throw new ConfigError(
    `The signing key in ${file} is damaged. Remove the file: a new key is generated, and everyone has to sign in again.`,
  );
}

/** Path of the generated key. */
export function signingKeyFile(dataDir: string): string {
  return path.join(dataDir, 'jwt-secret');
}

async function readKey(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The signing key in ${file} can't be read (${reason}). Make this user its owner.`,
    );
  }
}

/** Creates the file atomically, even if the process is killed. If another process was first, its key is used. */
async function generate(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
