import { CommandError, unsupported } from '../../errors.js';
import { setPath, splitPath, valuesAt } from '../../values/paths.js';
import { doc, isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { collect, flatMapStream } from '../../work/streams.js';
import type { StageParser } from '../stage.js';

const OPTIONS = ['from', 'localField', 'foreignField', 'as'];

/** Joins another collection on equal fields. */
export const lookup: StageParser = (operand, { finder }) => {
  if (!isDocument(operand)) {
    throw new CommandError(9, 'the $lookup specification must be an object');
  }
  for (const key of operand.keys()) {
    if (!OPTIONS.includes(key)) throw unsupported(`option '${key}' of $lookup`, 9);
  }
  const find = finder(text(operand, 'from'));
  const local = splitPath(text(operand, 'localField'));
  const foreign = text(operand, 'foreignField');
  const as = splitPath(text(operand, 'as'));
  return (input) =>
    flatMapStream(input, function* (document) {
      const values = valuesAt(document, local).flatMap(({ value }): BsonValue[] =>
        Array.isArray(value) ? value : [value ?? null],
      );
      const joined = yield* collect(find(doc({ [foreign]: doc({ $in: values }) })));
      yield setPath(document, as, joined);
    });
};

function text(options: BsonDocument, key: string): string {
  const value = options.get(key);
  if (typeof value === 'string') return value;
  throw new CommandError(9, `$lookup argument '${key}' must be a string`);
}
