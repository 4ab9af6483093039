import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { databaseFile } from '../../store/file/files.js';
import { hasLog } from '../../store/file/open-mark.js';

/**
 * libsql closes a file, and then removes its log, only when the file's statements have been garbage-collected. Resolves
 * when that is done, so that it can't happen in the middle of the next round.
 */
export async function logRemoved(dataDir: string): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  while (hasLog(databaseFile(dataDir))) {
    collectGarbage();
    await setImmediate();
  }
}
