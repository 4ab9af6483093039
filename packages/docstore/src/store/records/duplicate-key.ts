import { CommandError } from '../../errors.js';
import { EJSON } from 'bson';
import { decode } from '../../values/decode.js';
import { encode } from '../../values/encode.js';
import { doc, type BsonDocument, type BsonValue } from '../../values/types.js';
import { valuesAt } from '../../values/paths.js';
import type { Collection, Index } from '../catalog/collection.js';
import { namespaceOf } from '../catalog/collection.js';
import { indexKeys } from './index-keys.js';

/** DuplicateKey (11000), with the index's key pattern and the duplicate values. */
export class DuplicateKeyError extends CommandError {
  readonly keyPattern: BsonDocument;
  readonly keyValue: BsonDocument;

  constructor(collection: Collection, index: Index, key: Buffer, document: BsonDocument) {
    const keyValue = keyValueOf(index, key, document);
    const shown = [...keyValue].map(([path, value]) => `${path}: ${show(value)}`).join(', ');
    super(
      11000,
      `E11000 duplicate key error collection: ${namespaceOf(collection)} index: ${index.name} dup key: { ${shown} }`,
    );
    this.keyValue = keyValue;
    this.keyPattern = doc(
      Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction])),
    );
  }
}

/** The values of a key; for an array, the duplicate element. */
function keyValueOf(index: Index, key: Buffer, document: BsonDocument): BsonDocument {
  return new Map(
    index.fields.map(({ path, segments }, position): [string, BsonValue] => {
      const [found] = valuesAt(document, segments);
      const value = found?.value ?? null;
      if (!Array.isArray(value)) return [path, value];
      const element = value.find((item) => {
        const single: BsonDocument = new Map(document);
        single.set(path, item);
        return indexKeys(index, single).keys.some((candidate) => candidate.equals(key));
      });
      return [path, segments.length === 1 && position >= 0 ? (element ?? value) : value];
    }),
  );
}

function show(value: BsonValue): string {
  const wrapped = decode(encode(new Map([['v', value]])));
  const inner = wrapped.get('v') ?? null;
  if (typeof inner === 'string' || typeof inner === 'boolean') return JSON.stringify(inner);
  if (inner === null) return 'null';
  return typeof inner === 'object' && 'toHexString' in inner
    ? `ObjectId('${inner.toHexString()}')`
    : EJSON.stringify(inner instanceof Map ? Object.fromEntries(inner) : inner);
}
