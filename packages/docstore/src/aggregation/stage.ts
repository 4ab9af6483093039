import type { BsonDocument, BsonValue } from '../values/types.js';
import type { Stream } from '../work/work.js';

/** Turns a stream of documents into another; reads only as far as its reader does. */
export type Stage = (input: Stream<BsonDocument>) => Stream<BsonDocument>;

export interface StageContext {
  /** what reads another collection of the same database */
  finder: (collection: string) => Finder;
  /** for stages that hold pipelines */
  parse: (stages: BsonValue) => Stage;
}

/** The documents that match. */
export type Finder = (filter: BsonDocument) => Stream<BsonDocument>;

export type StageParser = (operand: BsonValue, context: StageContext) => Stage;
