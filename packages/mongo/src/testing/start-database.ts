import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const NAME = 'DATABASE';

/** One database server for all test files: that of MONGODB_URI, else the embedded one in a folder of its own. */
export default async function startDatabase(project: TestProject) {
  const folder = await ownTemporaryFolder();
  const external = process.env.MONGODB_URI;
  if (external) {
    const uri = new URL(external);
    uri.pathname = `/${NAME}`;
    project.provide('databaseUri', uri.href);
    return () => rm(folder, { recursive: true });
  }
  const { startDocstore } = await import('@shop/docstore');
  const store = await startDocstore({ dataDir: path.join(folder, 'data') });
  project.provide('databaseUri', store.uri(NAME));
  return async () => {
    await store.close();
    await rm(folder, { recursive: true });
  };
}

/** For the temporary files of these tests alone: some count what is left, and other shops may run beside them. */
async function ownTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'));
  process.env.TMPDIR = folder;
  return folder;
}
