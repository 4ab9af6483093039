import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder whose name begins with the prefix. The caller deletes it. */
export function temporaryFolder(prefix = 'shop-e2e-'): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), prefix));
}
