import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { isDocument, type BsonDocument, type Maybe } from '../../values/types.js';
import { isNullish, type Operator } from './operator.js';

/** Later objects win; null and missing ones are passed over. */
export function mergeObjects(values: Maybe[]): BsonDocument {
  const result: BsonDocument = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) {
      throw new CommandError(40400, `$mergeObjects requires object inputs, not ${typeName(value)}`);
    }
    for (const [key, item] of value) result.set(key, item);
  }
  return result;
}

export const objectOperators: Record<string, Operator> = {
  $mergeObjects: {
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    evaluate: (args) => mergeObjects(args.flatMap((arg) => (Array.isArray(arg) ? arg : [arg]))),
  },
};
