import { CommandError } from '../../errors.js';
import { refusal } from '../../refusals.js';
import { isTruthy } from '../../values/truthy.js';
import { equalValues } from '../../values/compare.js';
import { splitPath } from '../../values/paths.js';
import {
  doc,
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
} from '../../values/types.js';
import type { Index, IndexField } from './collection.js';

type Definition = Omit<Index, 'id' | 'generation' | 'multikey'>;

/** The fields that `createIndexes` accepts for an index. */
export const INDEX_OPTIONS: readonly string[] = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'expireAfterSeconds',
];

/** The options that change what an index does. `background` is accepted but has no effect. */
const EFFECTIVE_OPTIONS = ['unique', 'sparse', 'expireAfterSeconds'];

/**
 * Parses an index specification of `createIndexes`.
 * @throws CommandError InvalidIndexSpecificationOption (197) for an unknown option,
 * CannotCreateIndex (67)
 */
export function parseIndex(specification: BsonDocument): Definition {
  for (const option of specification.keys()) {
    if (!INDEX_OPTIONS.includes(option)) throw refusal('index option', option);
  }
  const fields = parseKey(specification.get('key') ?? null);
  const name = specification.get('name');
  if (typeof name !== 'string' || name === '') {
    throw new CommandError(67, 'an index needs a name');
  }
  const expiry = specification.get('expireAfterSeconds');
  if (expiry !== undefined) assertExpiry(expiry, fields);
  return {
    name,
    fields,
    unique: name === '_id_' || isTruthy(specification.get('unique')),
    sparse: isTruthy(specification.get('sparse')),
    expireAfterSeconds: isNumber(expiry) ? toDouble(expiry) : undefined,
    specification: normalize(specification),
  };
}

function parseKey(key: BsonValue): IndexField[] {
  if (!isDocument(key) || key.size === 0) {
    throw new CommandError(67, 'Index keys cannot be an empty object');
  }
  return [...key].map(([path, direction]) => {
    if (typeof direction === 'string') throw refusal('index type', direction);
    if (!isNumber(direction) || toDouble(direction) === 0 || Number.isNaN(toDouble(direction))) {
      throw new CommandError(67, `Values in v:2 index key pattern must be non-zero numbers`);
    }
    const segments = splitPath(path);
    if (segments.some((segment) => segment === '' || /^(\$|\d+$)/.test(segment))) {
      throw new CommandError(67, `'${path}' cannot be indexed by this store: use MongoDB`);
    }
    return { path, segments, direction: toDouble(direction) > 0 ? 1 : -1 };
  });
}

function assertExpiry(expiry: BsonValue, fields: IndexField[]): void {
  if (!isNumber(expiry) || toDouble(expiry) < 0) {
    throw new CommandError(67, 'expireAfterSeconds has to be a number of seconds from 0 up');
  }
  if (fields.length !== 1) throw new CommandError(67, 'TTL indexes are single-field indexes');
}

/** Drops options without effect and orders the rest as MongoDB does: v, key, name, options. */
function normalize(specification: BsonDocument): BsonDocument {
  const kept = [...specification].filter(
    ([option, value]) =>
      EFFECTIVE_OPTIONS.includes(option) && (option === 'expireAfterSeconds' || isTruthy(value)),
  );
  return new Map<string, BsonValue>([
    ...doc({ v: 2, key: specification.get('key') ?? null, name: specification.get('name') ?? '' }),
    ...kept,
  ]);
}

/** Whether two definitions are the same apart from the name. */
export function sameIndex(a: Definition, b: Definition): boolean {
  return sameKey(a, b) && sameOptions(a, b);
}

export function sameKey(a: Definition, b: Definition): boolean {
  return equalValues(a.specification.get('key'), b.specification.get('key'));
}

function sameOptions(a: Definition, b: Definition): boolean {
  return EFFECTIVE_OPTIONS.every((option) =>
    equalValues(a.specification.get(option), b.specification.get(option)),
  );
}
