import { CommandError } from '../errors.js';
import { isArrayIndex } from '../values/paths.js';
import { typeName } from '../values/type-names.js';
import type { BsonDocument, BsonValue, Maybe } from '../values/types.js';

/** MongoDB's limit for padding an array with nulls up to an index. */
const MAX_PADDING = 1_500_000;

/**
 * Changes the value at a concrete path in place; creates missing documents on the way.
 * @throws CommandError PathNotViable (28) where a value on the way is not a document
 */
export function writePath(
  document: BsonDocument,
  segments: readonly string[],
  change: (current: Maybe) => Maybe,
): void {
  const last = segments.at(-1) ?? '';
  const present = parentOf(document, segments);
  const next = change(present ? read(present, last) : undefined);
  if (next === undefined) {
    assertViable(document, segments);
    return;
  }
  write(makeParent(document, segments), last, next);
}

/**
 * Validates the path although nothing will be written.
 * @throws CommandError PathNotViable (28) if the path could not be created
 */
function assertViable(document: BsonDocument, segments: readonly string[]): void {
  let current: Maybe = document;
  for (const segment of segments) {
    if (current === undefined) return;
    const isViable = current instanceof Map || (Array.isArray(current) && isArrayIndex(segment));
    if (!isViable) {
      const type = typeName(current);
      throw new CommandError(28, `Cannot create field '${segment}' in a value of type ${type}`);
    }
    current = read(current as Container, segment);
  }
}

/** Removes the field; an array element becomes null, so that the other elements keep their indexes. */
export function removePath(document: BsonDocument, segments: readonly string[]): void {
  const parent = parentOf(document, segments);
  const last = segments.at(-1) ?? '';
  if (parent instanceof Map) parent.delete(last);
  else if (parent && read(parent, last) !== undefined) parent[Number(last)] = null;
}

export function readPath(document: BsonDocument, segments: readonly string[]): Maybe {
  const parent = parentOf(document, segments);
  return parent && read(parent, segments.at(-1) ?? '');
}

type Container = BsonDocument | BsonValue[];

function read(container: Container, segment: string): Maybe {
  if (container instanceof Map) return container.get(segment);
  return isArrayIndex(segment) ? container[Number(segment)] : undefined;
}

function parentOf(document: BsonDocument, segments: readonly string[]): Container | undefined {
  let current: Container = document;
  for (const segment of segments.slice(0, -1)) {
    const next = read(current, segment);
    if (!(next instanceof Map) && !Array.isArray(next)) return undefined;
    current = next;
  }
  return current;
}

function makeParent(document: BsonDocument, segments: readonly string[]): Container {
  let current: Container = document;
  for (const [depth, segment] of segments.slice(0, -1).entries()) {
    let next = read(current, segment);
    if (next === undefined) {
      next = new Map();
      write(current, segment, next);
    }
    if (!(next instanceof Map) && !Array.isArray(next)) {
      throw new CommandError(
        28,
        `Cannot create field '${segments[depth + 1] ?? ''}' in element {${segment}: a value of type ${typeName(next)}}`,
      );
    }
    current = next;
  }
  return current;
}

function write(container: Container, segment: string, value: BsonValue): void {
  if (container instanceof Map) {
    container.set(segment, value);
    return;
  }
  if (!isArrayIndex(segment)) {
    throw new CommandError(28, `Cannot create field '${segment}' in an array`);
  }
  const position = Number(segment);
  if (position - container.length > MAX_PADDING) {
    throw new CommandError(2, `can't backfill more than ${MAX_PADDING} elements`);
  }
  while (container.length < position) container.push(null);
  container[position] = value;
}
