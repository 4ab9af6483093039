import { CommandError, unsupported } from '../../errors.js';
import { isDocument, type BsonDocument, type BsonValue } from '../../values/types.js';
import { collect } from '../../work/streams.js';
import type { Stage, StageParser } from '../stage.js';

/** Runs several pipelines over the same input and returns one document with all their results. */
export const facet: StageParser = (operand, { parse }) => {
  if (!isDocument(operand) || operand.size === 0) {
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = [...operand].map(([name, pipeline]): [string, Stage] => {
    assertNotNested(pipeline);
    return [name, parse(pipeline)];
  });
  return function* (input) {
    const documents = yield* collect(input);
    const result: BsonDocument = new Map();
    for (const [name, run] of facets) result.set(name, yield* collect(run(documents)));
    yield result;
  };
};

function assertNotNested(pipeline: BsonValue): void {
  for (const stage of Array.isArray(pipeline) ? pipeline : []) {
    if (isDocument(stage) && stage.has('$facet')) throw unsupported('$facet inside $facet', 40600);
  }
}
