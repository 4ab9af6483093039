import type { Catalog } from './catalog/catalog.js';
import { indexTableOf, namespaceOf, type Collection, type Index } from './catalog/collection.js';
import type { Connection } from './file/connection.js';
import { indexKeys } from './records/index-keys.js';
import { scanCollection } from './records/scan.js';

/**
 * Checks the structure of the file, each document against its checksum and each index against its
 * collection.
 * @returns a description of each problem
 */
export function checkStore({ main, catalog }: { main: Connection; catalog: Catalog }): string[] {
  const structure = main.all('PRAGMA quick_check').flat().map(String);
  const problems = structure.filter((line) => line !== 'ok');
  return [
    ...problems,
    ...catalog.list().flatMap((collection) => checkCollection(main, collection)),
  ];
}

function checkCollection(connection: Connection, collection: Collection): string[] {
  try {
    if (collection.indexes.length === 0) readAll(connection, collection);
    return collection.indexes.flatMap((index) => checkIndex(connection, collection, index));
  } catch (error) {
    return [
      `${namespaceOf(collection)}: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

/** @throws CommandError for a document that has changed on the disk */
function readAll(connection: Connection, collection: Collection): void {
  const documents = scanCollection({ connection }, collection);
  while (!documents.next().done);
}

function checkIndex(connection: Connection, collection: Collection, index: Index): string[] {
  const table = indexTableOf(index);
  const where = `${namespaceOf(collection)}, index ${index.name}`;
  const problems: string[] = [];
  let expected = 0;
  for (const { recordId, document } of scanCollection({ connection }, collection)) {
    for (const key of indexKeys(index, document).keys) {
      expected++;
      const entry = connection.get(
        `SELECT 1 FROM ${table} WHERE key = ? AND record = ?`,
        key,
        recordId,
      );
      if (!entry) problems.push(`${where}: an entry of record ${recordId} is missing`);
    }
  }
  const entries = Number(connection.get(`SELECT count(*) FROM ${table}`)?.[0]);
  if (entries !== expected) problems.push(`${where}: ${entries} entries instead of ${expected}`);
  const keys = Number(connection.get(`SELECT count(DISTINCT key) FROM ${table}`)?.[0]);
  if (index.unique && keys !== entries) problems.push(`${where}: a unique key exists twice`);
  return problems;
}
