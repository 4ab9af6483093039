import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EJSON } from 'bson';

/** The folders of the specifications that say what a store has to answer. */
const folders = [
  'crud',
  'transactions',
  'retryable-writes',
  'sessions',
  'index-management',
  'collection-management',
];

/** The unified test files below a directory: `{ path, file }`, the path as reports name it. */
export function readTestFiles(directory) {
  return readdirSync(directory, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && folderOf(path) && !path.includes('/legacy/'))
    .sort()
    .map((path) => ({
      path: `${folderOf(path)}/${basename(path, '.json')}`,
      file: EJSON.parse(readFileSync(join(directory, path), 'utf8'), { relaxed: true }),
    }))
    .filter(({ file }) => file.schemaVersion && Array.isArray(file.tests));
}

function folderOf(path) {
  return path.split('/').find((part) => folders.includes(part));
}
