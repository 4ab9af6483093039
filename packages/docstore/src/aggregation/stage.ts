import type { BsonDocument, BsonValue } from '../values/types.js';
import type { Stream } from '../work/work.js';

/** Transforms a stream of documents. Reads only as much input as its consumer needs. */
export type Stage = (input: Stream<BsonDocument>) => Stream<BsonDocument>;

export interface StageContext {
  /** returns a function that queries another collection of the same database */
  finder: (collection: string) => Finder;
  /** for stages that contain pipelines */
  parse: (stages: BsonValue) => Stage;
}

/** The documents that match. */
export type Finder = (filter: BsonDocument) => Stream<BsonDocument>;

export type StageParser = (operand: BsonValue, context: StageContext) => Stage;
