import { CommandError } from '../../errors.js';
import { hashKey } from '../../values/key.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { parseAccumulator, type Accumulator } from '../accumulators.js';
import { compileExpression } from '../expressions/compile.js';
import type { Evaluate } from '../expressions/expression.js';
import { Scope } from '../expressions/scope.js';
import { forEach } from '../../work/streams.js';
import type { Stream, StreamOf } from '../../work/work.js';
import type { StageParser } from '../stage.js';

export const group: StageParser = (operand) => {
  if (!isDocument(operand)) {
    throw new CommandError(15947, "a group's fields must be specified in an object");
  }
  const id = operand.get('_id');
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  const idOf = compileExpression(id);
  const accumulators = [...operand]
    .filter(([name]) => name !== '_id')
    .map(([name, definition]) => parseAccumulator(name, definition));
  return (input) => groupBy(input, idOf, accumulators);
};

/** One document for each distinct id, in the order in which the ids first appear. */
function* groupBy(
  input: Stream<BsonDocument>,
  idOf: Evaluate,
  accumulators: Accumulator[],
): StreamOf<BsonDocument> {
  const groups = new Map<string, { id: BsonValue; states: ReturnType<Accumulator['start']>[] }>();
  yield* forEach(input, (document) => {
    const scope = Scope.of(document);
    const id = idOf(scope) ?? null;
    const key = hashKey(id);
    let found = groups.get(key);
    if (!found) {
      found = { id, states: accumulators.map(({ start }) => start()) };
      groups.set(key, found);
    }
    for (const state of found.states) state.add(scope);
  });
  for (const { id, states } of groups.values()) {
    const result: BsonDocument = new Map([['_id', id]]);
    accumulators.forEach(({ name }, i) => result.set(name, states[i]?.result() ?? null));
    yield result;
  }
}
