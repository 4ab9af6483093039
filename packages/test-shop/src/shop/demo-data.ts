import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN } from '../client/people.js';

/** Files of a demo shop's data folder after it is closed. */
const FILES = ['docstore.db', 'jwt-secret'];

/** Environment variables that make a shop differ from the demo shop. */
interface Asked {
  SEED?: string;
  ADMIN_EMAIL?: string;
  ADMIN_PASSWORD?: string;
}

/**
 * Copies the demo shop's data into an empty folder, which is faster than a first start. Does nothing if none were
 * prepared (see demo-setup.ts), or if the environment asks for a different shop.
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
