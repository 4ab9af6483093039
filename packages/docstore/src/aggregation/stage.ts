import type { BsonDocument, BsonValue } from '../values/types.js';

/** Turns a stream of documents into another; reads only as far as its reader does. */
export type Stage = (input: Iterable<BsonDocument>) => Iterable<BsonDocument>;

export interface StageContext {
  /** reads another collection of the same database */
  find: (collection: string, filter: BsonDocument) => Iterable<BsonDocument>;
  /** for stages that hold pipelines */
  parse: (stages: BsonValue) => Stage;
}

export type StageParser = (operand: BsonValue, context: StageContext) => Stage;
