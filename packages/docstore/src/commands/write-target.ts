import { CommandError, unsupported } from '../errors.js';
import type { Collection } from '../store/collection.js';
import type { Unit } from '../store/unit.js';
import { isDocument, type BsonValue } from '../values/types.js';
import type { CommandContext } from './context.js';
import { assertCollectionName, assertDatabaseName, writable } from './namespace.js';

/** The collection that `$out` or `$merge` writes to: a name, or `{ db, coll }`. */
export function writeTarget(
  context: CommandContext,
  unit: Unit,
  stage: string,
  given: BsonValue,
): Collection {
  const { database, name } = readTarget(context.database, stage, given);
  assertDatabaseName(database);
  assertCollectionName(name);
  return writable({ ...context, database }, unit, name);
}

function readTarget(
  present: string,
  stage: string,
  given: BsonValue,
): { database: string; name: string } {
  if (typeof given === 'string') return { database: present, name: given };
  if (!isDocument(given)) {
    throw new CommandError(
      stage === '$out' ? 16990 : 51178,
      `${stage} needs a string or an object`,
    );
  }
  for (const key of given.keys()) {
    if (key !== 'db' && key !== 'coll') throw unsupported(`option '${key}' of ${stage}`, 40415);
  }
  const database = given.get('db') ?? present;
  const name = given.get('coll');
  if (typeof database === 'string' && typeof name === 'string') return { database, name };
  throw new CommandError(40414, `${stage} needs the name of a collection`);
}
