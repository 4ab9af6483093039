import { indexTableOf, type Collection, type Entry, type Index } from './collection.js';
import type { Connection } from '../file/connection.js';
import { DuplicateKeyError } from '../records/duplicate-key.js';
import { indexKeys } from '../records/index-keys.js';
import { scanCollection } from '../records/scan.js';
import { emptyDocument } from '../../values/types.js';
import { PAUSE, type Work } from '../../work/work.js';
import { FieldNames } from '../../values/elements.js';
import { markMultikey, ownerOf, readRecord } from '../records/tables.js';

/** How many entries are sorted before they are written, so that neighbouring entries go to the same pages. */
const RUN_LENGTH = 20_000;
/** Rows per INSERT statement. */
const ROWS_AT_ONCE = 64;

/** Adds all documents of the collection to a new index. @throws DuplicateKeyError */
export function* fillIndex(
  connection: Connection,
  collection: Collection,
  index: Index,
): Work<void> {
  const names = new FieldNames(new Set(index.fields.map(({ segments }) => segments[0] ?? '')));
  let run: Entry[] = [];
  for (const stored of scanCollection({ connection }, collection)) {
    const { keys, multikey } = indexKeys(index, stored.fields(names));
    for (const key of keys) run.push([key, stored.recordId]);
    multikey.forEach((isArray, field) => {
      if (isArray && !index.multikey[field]) markMultikey(connection, index, field);
    });
    if (run.length >= RUN_LENGTH) {
      yield* writeRun(connection, collection, index, run);
      run = [];
    }
    yield PAUSE;
  }
  yield* writeRun(connection, collection, index, run);
}

function* writeRun(
  connection: Connection,
  collection: Collection,
  index: Index,
  run: Entry[],
): Work<void> {
  run.sort(([a, first], [b, second]) => a.compare(b) || first - second);
  if (index.unique) yield* assertUnique(connection, collection, index, run);
  for (let begin = 0; begin < run.length; begin += ROWS_AT_ONCE) {
    const rows = run.slice(begin, begin + ROWS_AT_ONCE);
    const places = rows.map(() => '(?, ?)').join(', ');
    connection.run(
      `INSERT INTO ${indexTableOf(index)} (key, record) VALUES ${places}`,
      ...rows.flat(),
    );
    yield PAUSE;
  }
}

/** Duplicates are either next to each other in the sorted run or already in the table. */
function* assertUnique(
  connection: Connection,
  collection: Collection,
  index: Index,
  run: readonly Entry[],
): Work<void> {
  for (const [position, [key, record]] of run.entries()) {
    const isRepeated = run[position - 1]?.[0].equals(key) ?? false;
    if (isRepeated || ownerOf(connection, index, key) !== undefined) {
      const document = readRecord(connection, collection, record)?.document ?? emptyDocument();
      throw new DuplicateKeyError(collection, index, key, document);
    }
    yield PAUSE;
  }
}
