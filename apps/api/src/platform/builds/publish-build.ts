import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuiltFileModel } from './built-file.model.js';

/** Files that are written at once. */
const BATCH = 50;

/**
 * Stores the files that the pages of this build load, so that instances of another build can serve them too: in a
 * rolling upgrade, a page comes from one build and its script is asked of the other.
 * @param dist Folder of the built pages. Without them, nothing is stored.
 */
export async function publishBuild(dist: string): Promise<void> {
  const folder = path.join(dist, 'assets');
  const names = await readdir(folder).catch(() => []);
  const startedAt = new Date();
  const { matchedCount } = await BuiltFileModel.updateMany({ _id: { $in: names } }, { startedAt });
  if (matchedCount === names.length) return;
  const stored = await BuiltFileModel.find({ _id: { $in: names } }, { _id: 1 }).lean();
  const known = new Set(stored.map(({ _id }) => _id));
  const missing = names.filter((name) => !known.has(name));
  for (let at = 0; at < missing.length; at += BATCH)
    await BuiltFileModel.bulkWrite(
      await Promise.all(
        missing.slice(at, at + BATCH).map(async (name) => ({
          updateOne: {
            filter: { _id: name },
            update: { $set: { content: await readFile(path.join(folder, name)), startedAt } },
            upsert: true,
          },
        })),
      ),
      { ordered: false },
    );
}

/** A file of any build that was published in the last weeks, by its name. */
export async function findBuiltFile(name: string): Promise<Buffer | undefined> {
  const file = await BuiltFileModel.findById(name, { content: 1 }).lean();
  return file ? Buffer.from(file.content.buffer) : undefined;
}
