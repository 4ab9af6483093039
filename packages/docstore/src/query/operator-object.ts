import { isDocument, type BsonDocument, type BsonValue } from '../values/types.js';

/** Whether a value is `{ $operator: … }`, rather than a document to compare with. */
export function isOperatorObject(value: BsonValue): value is BsonDocument {
  if (!isDocument(value) || value.size === 0) return false;
  const [first = ''] = value.keys();
  return first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db';
}
