import { CommandError } from '../../errors.js';
import { hashKey } from '../../values/key.js';
import { doc, isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { parseAccumulator, type Accumulator } from '../accumulators.js';
import { compileExpression } from '../expressions/compile.js';
import { Scope, type Evaluate, type Variables } from '../expressions/scope.js';
import type { StageParser } from '../stage.js';
import { sort } from './simple.js';

export const group: StageParser = (operand, { variables }) => {
  if (!isDocument(operand))
    throw new CommandError(15947, "a group's fields must be specified in an object");
  const id = operand.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  const names = new Set(variables.keys());
  const idOf = compileExpression(id, names);
  const accumulators = [...operand]
    .filter(([name]) => name !== '_id')
    .map(([name, definition]) => parseAccumulator(name, definition, names));
  return (input) => groupBy(input, idOf, accumulators, variables);
};

/** One document for each distinct id, in the order in which the ids first appear. */
export function groupBy(
  input: Iterable<BsonDocument>,
  idOf: Evaluate,
  accumulators: Accumulator[],
  variables: Variables,
): BsonDocument[] {
  const groups = new Map<string, { id: BsonValue; states: ReturnType<Accumulator['start']>[] }>();
  for (const document of input) {
    const scope = Scope.of(document, variables);
    const id = idOf(scope) ?? null;
    const key = hashKey(id);
    let found = groups.get(key);
    if (!found) {
      found = { id, states: accumulators.map(({ start }) => start()) };
      groups.set(key, found);
    }
    for (const state of found.states) state.add(scope);
  }
  return [...groups.values()].map(({ id, states }) => {
    const result: BsonDocument = new Map([['_id', id]]);
    accumulators.forEach(({ name }, i) => result.set(name, states[i]?.result() ?? null));
    return result;
  });
}

export const sortByCount: StageParser = (operand, context) => {
  const grouped = group(doc({ _id: operand, count: doc({ $sum: 1 }) }), context);
  const sorted = sort(doc({ count: -1 }), context);
  return (input) => sorted(grouped(input));
};
