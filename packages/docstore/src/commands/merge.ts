import { badValue, CommandError, unsupported } from '../errors.js';
import { findDocuments } from '../planner/execute.js';
import { parseFilter } from '../query/parse-filter.js';
import type { Collection } from '../store/collection.js';
import type { StoredDocument } from '../store/stored-document.js';
import type { Unit } from '../store/unit.js';
import { parseUpdate, type Update } from '../update/parse-update.js';
import { splitPath, valuesAt } from '../values/paths.js';
import { doc, isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import type { CommandContext } from './context.js';
import { withId } from './insert.js';
import { writeTarget } from './write-target.js';

const whenMatchedActions = ['merge', 'replace', 'keepExisting', 'fail'];
const whenNotMatchedActions = ['insert', 'discard', 'fail'];

interface Merge {
  into: BsonValue;
  on: string[];
  whenMatched: string;
  whenNotMatched: string;
}

/** `$merge`: each document joins the one that has the same values in the `on` fields. */
export function merge(
  context: CommandContext,
  unit: Unit,
  operand: BsonValue,
  documents: BsonDocument[],
): void {
  const { into, on, whenMatched, whenNotMatched } = readMerge(operand);
  const collection = writeTarget(context, unit, '$merge', into);
  assertUnique(collection, on);
  for (const given of documents) {
    const document = on.includes('_id') ? withId(given) : given;
    const present =
      whenMatched === 'fail' ? undefined : findPresent(unit, collection, on, document);
    if (present) {
      const after = matchedUpdate(whenMatched, document)?.apply(present.document, {});
      if (after) unit.replace(collection, present, after);
    } else if (whenNotMatched === 'insert') {
      unit.insert(collection, withId(document));
    } else if (whenNotMatched === 'fail') {
      throw new CommandError(13113, '$merge could not find a matching document');
    }
  }
}

function readMerge(operand: BsonValue): Merge {
  if (typeof operand === 'string') return readMerge(doc({ into: operand }));
  if (!isDocument(operand)) throw new CommandError(51182, '$merge needs a string or an object');
  for (const key of operand.keys()) {
    if (!['into', 'on', 'whenMatched', 'whenNotMatched'].includes(key)) {
      throw unsupported(`option '${key}' of $merge`, 40415);
    }
  }
  const into = operand.get('into');
  if (into === undefined) throw new CommandError(40414, '$merge needs a collection to merge into');
  const whenMatched = action(operand, 'whenMatched', whenMatchedActions);
  const whenNotMatched = action(operand, 'whenNotMatched', whenNotMatchedActions);
  if (whenNotMatched !== 'insert' && ['fail', 'keepExisting'].includes(whenMatched)) {
    throw new CommandError(
      51181,
      `$merge cannot combine whenMatched: ${whenMatched} and whenNotMatched: ${whenNotMatched}`,
    );
  }
  return { into, on: readOn(operand.get('on') ?? '_id'), whenMatched, whenNotMatched };
}

/** The first of the known ones is meant when none is named. */
function action(operand: BsonDocument, field: string, known: string[]): string {
  const value = operand.get(field) ?? known[0] ?? null;
  if (typeof value === 'string' && known.includes(value)) return value;
  if (Array.isArray(value)) throw unsupported(`a pipeline in ${field} of $merge`);
  throw badValue(`${field} of $merge is one of ${known.join(', ')}`);
}

function readOn(on: BsonValue): string[] {
  const paths = Array.isArray(on) ? on : [on];
  if (paths.length === 0) throw new CommandError(51187, "'on' of $merge may not be empty");
  return paths.map((path) => {
    if (typeof path === 'string') return path;
    throw new CommandError(51134, "'on' of $merge takes the names of fields");
  });
}

function assertUnique(collection: Collection, on: string[]): void {
  const isKey = collection.indexes.some(
    ({ unique, partial, fields }) =>
      unique &&
      !partial &&
      fields.length === on.length &&
      fields.every(({ path }) => on.includes(path)),
  );
  if (isKey) return;
  throw new CommandError(
    51183,
    'Cannot find index to verify that join fields will be unique: $merge needs a unique one',
  );
}

function findPresent(
  unit: Unit,
  collection: Collection,
  on: string[],
  document: BsonDocument,
): StoredDocument | undefined {
  const filter = parseFilter(
    new Map(on.map((path) => [path, doc({ $eq: valueOf(document, path) })])),
  );
  const [found] = findDocuments(unit, collection, { filter, sort: [], limit: 1 });
  return found;
}

function valueOf(document: BsonDocument, path: string): BsonValue {
  const [found] = valuesAt(document, splitPath(path));
  const value = found?.value ?? null;
  if (value !== null && !Array.isArray(value)) return value;
  throw new CommandError(
    value === null ? 51132 : 51185,
    `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`,
  );
}

function matchedUpdate(whenMatched: string, document: BsonDocument): Update | undefined {
  if (whenMatched === 'keepExisting') return undefined;
  return parseUpdate(whenMatched === 'merge' ? doc({ $set: document }) : document);
}
