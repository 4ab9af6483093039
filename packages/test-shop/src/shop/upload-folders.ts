import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The names of a shop's folders of uploads, one for each that is under way, by its `TMPDIR`. */
export async function uploadFolders(tmpdir: string): Promise<string[]> {
  const [parent] = await readdir(tmpdir);
  return parent === undefined ? [] : readdir(path.join(tmpdir, parent));
}
