import { CommandError } from '../errors.js';
import { lookUp } from '../refusals.js';
import { isDocument, type BsonValue } from '../values/types.js';
import type { Stage, StageContext, StageParser } from './stage.js';
import { facet } from './stages/facet.js';
import { group } from './stages/group.js';
import { lookup } from './stages/lookup.js';
import { addFields, project, unset } from './stages/shape.js';
import { count, limit, match, skip, sort } from './stages/simple.js';
import { unwind } from './stages/unwind.js';

/** All stages. */
export const STAGES: Readonly<Record<string, StageParser>> = {
  $match: match,
  $sort: sort,
  $skip: skip,
  $limit: limit,
  $count: count,
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $unwind: unwind,
  $group: group,
  $lookup: lookup,
  $facet: facet,
};

/**
 * Compiles a pipeline.
 * @param finder returns a function that queries another collection, for `$lookup`
 * @throws CommandError 40324 for an unknown stage
 */
export function parsePipeline(pipeline: BsonValue, finder: StageContext['finder']): Stage {
  const parse = (stages: BsonValue): Stage => {
    if (!Array.isArray(stages)) throw new CommandError(14, "'pipeline' has to be an array");
    const parsed = stages.map((stage) => parseStage(stage, { finder, parse }));
    return (input) => parsed.reduce((stream, stage) => stage(stream), input);
  };
  return parse(pipeline);
}

function parseStage(stage: BsonValue, context: StageContext): Stage {
  if (!isDocument(stage)) {
    throw new CommandError(14, 'Each element of the pipeline must be an object');
  }
  if (stage.size !== 1) {
    throw new CommandError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const [[name, operand] = ['', null]] = stage;
  return lookUp(STAGES, 'stage', name)(operand, context);
}

/** A stage's name and operand, for the planner, which executes the first stages itself. */
export function readStage(stage: BsonValue | undefined): [string, BsonValue] | undefined {
  if (!isDocument(stage) || stage.size !== 1) return undefined;
  return [...stage][0];
}
