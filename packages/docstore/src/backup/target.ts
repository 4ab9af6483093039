import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { databaseFile } from '../store/file/files.js';
import { DocstoreUnusableError } from '../store/file/unusable.js';

/**
 * A backup goes to a new file, outside the data's folder and in an existing folder: otherwise a disk that is not
 * mounted would go unnoticed.
 * @throws DocstoreUnusableError
 */
export function assertTarget(file: string, dataDir: string): void {
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })) {
    throw new DocstoreUnusableError(
      `there is no folder ${folder}: mount its disk, or make it first`,
    );
  }
  if (!statSync(folder).isDirectory()) {
    throw new DocstoreUnusableError(`${folder} is not a folder: choose another place`);
  }
  const dataFolders = [dataDir, dirname(realpathSync(databaseFile(dataDir)))];
  if (dataFolders.some((dataFolder) => isWithin(folder, dataFolder))) {
    throw new DocstoreUnusableError(
      `${file} would be in the folder of the data itself: save it elsewhere, best on another disk`,
    );
  }
  if (lstatSync(file, { throwIfNoEntry: false })) {
    throw new DocstoreUnusableError(`${file} exists already: choose a new name`);
  }
}

/** Compares folders, not paths: links, mounts and letter case give one folder several paths. */
function isWithin(folder: string, outer: string): boolean {
  const wanted = statSync(outer);
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    const { dev, ino } = statSync(at);
    if (dev === wanted.dev && ino === wanted.ino) return true;
    if (at === dirname(at)) return false;
  }
}
