import { CommandError, unsupported } from '../../errors.js';
import { compareValues } from '../../values/compare.js';
import { doc, isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { parseAccumulator } from '../accumulators.js';
import { compileExpression } from '../expressions/compile.js';
import type { Scope } from '../expressions/scope.js';
import type { StageParser } from '../stage.js';
import { groupBy } from './group.js';

/** Groups by the range between two boundaries that a value falls into. */
export const bucket: StageParser = (operand, { variables }) => {
  const { groupBy: by, boundaries, otherwise, output } = readOptions(operand);
  const names = new Set(variables.keys());
  const evaluate = compileExpression(by, names);
  const accumulators = [...output].map(([name, definition]) =>
    parseAccumulator(name, definition, names),
  );
  const idOf = (scope: Scope): BsonValue => {
    const value = evaluate(scope);
    const index = boundaries.findLastIndex((boundary) => compareValues(boundary, value) <= 0);
    const lower = boundaries[index];
    if (value !== undefined && lower !== undefined && index < boundaries.length - 1) return lower;
    if (otherwise !== undefined) return otherwise;
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  return (input) =>
    groupBy(input, idOf, accumulators, variables).sort((a, b) =>
      compareValues(a.get('_id'), b.get('_id')),
    );
};

interface BucketOptions {
  groupBy: BsonValue;
  boundaries: BsonValue[];
  otherwise?: BsonValue;
  output: BsonDocument;
}

function readOptions(operand: BsonValue): BucketOptions {
  if (!isDocument(operand))
    throw new CommandError(40201, 'Argument to $bucket stage must be an object');
  for (const key of operand.keys()) {
    if (!['groupBy', 'boundaries', 'default', 'output'].includes(key))
      throw unsupported(`option '${key}' of $bucket`, 40197);
  }
  const groupBy = operand.get('groupBy');
  const boundaries = operand.get('boundaries');
  if (groupBy === undefined || boundaries === undefined) {
    throw new CommandError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  }
  if (!Array.isArray(boundaries))
    throw new CommandError(40200, "The $bucket 'boundaries' field must be an array");
  if (boundaries.length < 2)
    throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (const [i, boundary] of boundaries.entries()) {
    if (i > 0 && compareValues(boundaries[i - 1], boundary) >= 0) {
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
    }
  }
  const output = operand.get('output') ?? doc({ count: doc({ $sum: 1 }) });
  if (!isDocument(output))
    throw new CommandError(40196, "The $bucket 'output' field must be an object");
  return { groupBy, boundaries, otherwise: operand.get('default'), output };
}
