import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from './people.js';

/** What a demo shop leaves in its folder when it is closed. */
const FILES = ['docstore.db', 'jwt-secret'];

/** Variables of the environment by which a shop can be another one. */
interface Asked {
  SEED?: string;
  ADMIN_EMAIL?: string;
  ADMIN_PASSWORD?: string;
}

/**
 * Puts the demo shop's data into an empty folder, as a first start does, but in no time. Does nothing where none were
 * made ready (see demo-setup.ts), or when the shop shall be another one.
 */
export async function copyDemoData(dataDir: string, environment: Asked = {}): Promise<void> {
  const { DEMO_DATA } = process.env;
  const { SEED, ADMIN_PASSWORD = ADMIN.password, ADMIN_EMAIL = ADMIN.email } = environment;
  const isOther = ADMIN_PASSWORD !== ADMIN.password || ADMIN_EMAIL !== ADMIN.email;
  if (DEMO_DATA === undefined || SEED !== undefined || isOther) return;
  const present = await readdir(dataDir).catch(() => []);
  if (present.length > 0) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of FILES) await copyFile(path.join(DEMO_DATA, name), path.join(dataDir, name));
}
