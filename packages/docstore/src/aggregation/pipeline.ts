import { badValue, CommandError, searchUnsupported, unsupported } from '../errors.js';
import { isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import type { Variables } from './expressions/scope.js';
import type { Stage, StageContext, StageParser } from './stage.js';
import { bucket } from './stages/bucket.js';
import { facet } from './stages/facet.js';
import { group, sortByCount } from './stages/group.js';
import { lookup } from './stages/lookup.js';
import { addFields, project, replaceRoot, replaceWith, unset } from './stages/shape.js';
import { count, limit, match, sample, skip, sort } from './stages/simple.js';
import { unwind } from './stages/unwind.js';

const stages: Readonly<Record<string, StageParser>> = {
  $match: match,
  $sort: sort,
  $skip: skip,
  $limit: limit,
  $count: count,
  $sample: sample,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $unwind: unwind,
  $group: group,
  $sortByCount: sortByCount,
  $bucket: bucket,
  $facet: facet,
  $lookup: lookup,
};

export const stageNames: readonly string[] = Object.keys(stages);

/** Stages that write what comes to them; only the last stage can be one. */
export const writingStageNames: readonly string[] = ['$out', '$merge'];

/** Stages that make documents, at the start of a pipeline on a whole database. */
export const sourceStageNames: readonly string[] = ['$documents', '$listLocalSessions'];

const searchStages = ['$search', '$searchMeta', '$vectorSearch', '$listSearchIndexes'];

export interface Pipeline {
  run: Stage;
}

/** Compiles a pipeline. Throws 40324 for a stage that this store does not know. */
export function parsePipeline(
  pipeline: BsonValue,
  variables: Variables = new Map(),
  find?: StageContext['find'],
): Pipeline {
  const now: Variables = new Map([['NOW', new Date()], ...variables]);
  return { run: parse(pipeline, { variables: now, find, parse }) };
}

function parse(pipeline: BsonValue, context: StageContext): Stage {
  if (!Array.isArray(pipeline)) throw new CommandError(14, "'pipeline' has to be an array");
  const parsed = pipeline.map((stage) => parseStage(stage, context));
  return (input) => parsed.reduce((stream, stage) => stage(stream), input);
}

function parseStage(stage: BsonValue, context: StageContext): Stage {
  if (!isDocument(stage))
    throw new CommandError(14, 'Each element of the pipeline must be an object');
  if (stage.size !== 1) {
    throw new CommandError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const [[name, operand] = ['', null]] = stage;
  const parser = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!parser) throw unknownStage(name);
  return parser(operand, context);
}

function unknownStage(name: string): CommandError {
  if (writingStageNames.includes(name)) {
    return new CommandError(40601, `${name} can only be the final stage in the pipeline`);
  }
  if (sourceStageNames.includes(name)) {
    return new CommandError(
      40602,
      `${name} is only valid as the first stage of a pipeline on a database`,
    );
  }
  if (searchStages.includes(name)) return searchUnsupported(name);
  return unsupported(`Unrecognized pipeline stage name: '${name}': it`, 40324);
}

/** The stage's name and operand, for the planner, which runs the first stages by itself. */
export function readStage(stage: BsonValue | undefined): [string, BsonValue] | undefined {
  if (stage === undefined || !isDocument(stage) || stage.size !== 1) return undefined;
  return [...stage][0];
}

/** Throws BadValue for an operand that is no object. */
export function asDocument(name: string, operand: BsonValue): BsonDocument {
  if (isDocument(operand)) return operand;
  throw badValue(`the ${name} specification must be an object`);
}
