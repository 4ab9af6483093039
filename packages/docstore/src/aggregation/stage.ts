import type { BsonDocument, BsonValue } from '../values/types.js';
import type { Variables } from './expressions/scope.js';

/** Turns a stream of documents into another; reads only as far as its reader does. */
export type Stage = (input: Iterable<BsonDocument>) => Iterable<BsonDocument>;

export interface StageContext {
  variables: Variables;
  /** reads another collection of the same database; absent where a pipeline may not */
  find?: (collection: string, filter: BsonDocument) => Iterable<BsonDocument>;
  /** for stages that hold pipelines */
  parse: (stages: BsonValue, context: StageContext) => Stage;
}

export type StageParser = (operand: BsonValue, context: StageContext) => Stage;
