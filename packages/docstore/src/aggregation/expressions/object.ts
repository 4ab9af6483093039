import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import { isDocument, type BsonDocument, type Maybe } from '../../values/types.js';
import { expectString, isNullish, type Operator } from './operator.js';

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

/** For names with dots and dollars, which no path can say. */
function getField([field, input]: Maybe[]): Maybe {
  const name = expectString('$getField', 3041704)(field);
  return isDocument(input) ? input.get(name) : isNullish(input) ? null : undefined;
}

/** Sets the field, or takes it away where the value is missing. */
function setField([field, input, value]: Maybe[]): Maybe {
  if (isNullish(input)) return null;
  if (!isDocument(input)) throw new CommandError(4161105, '$setField requires an object input');
  const result: BsonDocument = new Map(input);
  const name = expectString('$setField', 4161107)(field);
  if (value === undefined) result.delete(name);
  else result.set(name, value);
  return result;
}

export const objectOperators: Record<string, Operator> = {
  $mergeObjects: {
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    evaluate: (args) => mergeObjects(args.flatMap((arg) => (Array.isArray(arg) ? arg : [arg]))),
  },
  $getField: { min: 2, max: 2, named: ['field', 'input'], evaluate: getField },
  $setField: { min: 3, max: 3, named: ['field', 'input', 'value'], evaluate: setField },
};
