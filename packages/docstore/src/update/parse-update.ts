import { parsePipeline } from '../aggregation/pipeline.js';
import type { Variables } from '../aggregation/expressions/scope.js';
import { badValue, CommandError, unsupported } from '../errors.js';
import type { MatchDetails } from '../query/filter.js';
import { matches } from '../query/match.js';
import { parseFilter } from '../query/parse-filter.js';
import { equalValues } from '../values/compare.js';
import {
  cloneDocument,
  isDocument,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../values/types.js';
import type { Modifier } from './modifier.js';
import { parseOperators } from './parse-operators.js';
import { resolvePositions, type ArrayFilters } from './positional.js';
import { readPath, removePath, writePath } from './write-path.js';

/** Makes the document that comes after; the given one stays as it is. */
export interface Update {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply: (document: BsonDocument, details: MatchDetails, isInsert?: boolean) => BsonDocument;
  /** whether MongoDB counts the document as modified, even if `apply` leaves it as it is */
  countsAlways?: (document: BsonDocument, details: MatchDetails) => boolean;
}

export interface UpdateOptions {
  arrayFilters?: Maybe;
  variables?: Variables;
}

/** Stages that may stand in an update. */
const updateStages = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** Reads an update: operators, a whole new document, or a pipeline. */
export function parseUpdate(update: BsonValue, options: UpdateOptions = {}): Update {
  if (Array.isArray(update)) return pipelineUpdate(update, options);
  if (!isDocument(update))
    throw new CommandError(9, 'an update has to be a document or a pipeline');
  const [first = ''] = update.keys();
  if (first.startsWith('$')) return operatorUpdate(update, options);
  for (const key of update.keys()) {
    if (key.startsWith('$')) {
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${key}' is not allowed in a replacement`,
      );
    }
  }
  if (options.arrayFilters !== undefined) {
    throw new CommandError(9, 'arrayFilters may not be specified for a replacement');
  }
  return { kind: 'replacement', apply: (document) => withId(document, new Map(update)) };
}

function operatorUpdate(update: BsonDocument, { arrayFilters }: UpdateOptions): Update {
  const modifiers = parseOperators(update);
  const filters = parseArrayFilters(arrayFilters, modifiers);
  return {
    kind: 'operators',
    apply: (document, details, isInsert = false) => {
      const result = cloneDocument(document);
      for (const modifier of modifiers) {
        if (modifier.onInsertOnly && !isInsert) continue;
        applyModifier(result, modifier, details, filters);
      }
      if (document.has('_id')) assertSameId(document, result);
      return result;
    },
    countsAlways: (document, details) =>
      modifiers.some(
        ({ countsAlways, segments }) =>
          countsAlways &&
          resolvePositions(document, segments, { details, arrayFilters: filters }).some(
            (concrete) => readPath(document, concrete) !== undefined,
          ),
      ),
  };
}

function applyModifier(
  document: BsonDocument,
  modifier: Modifier,
  details: MatchDetails,
  arrayFilters: ArrayFilters,
): void {
  const { segments, apply, target } = modifier;
  if (target) {
    const value = readPath(document, segments);
    if (value === undefined) return;
    removePath(document, segments);
    writePath(document, target.segments, () => value);
    return;
  }
  for (const concrete of resolvePositions(document, segments, { details, arrayFilters })) {
    if (modifier.removes) removePath(document, concrete);
    else writePath(document, concrete, (current) => apply(current, concrete.join('.')));
  }
}

function parseArrayFilters(arrayFilters: Maybe, modifiers: Modifier[]): ArrayFilters {
  const filters = new Map<string, (item: BsonValue) => boolean>();
  if (arrayFilters === undefined) return filters;
  if (!Array.isArray(arrayFilters)) throw new CommandError(14, 'arrayFilters has to be an array');
  for (const definition of arrayFilters) {
    if (!isDocument(definition)) throw new CommandError(14, 'an array filter has to be an object');
    const filter = parseFilter(definition);
    const name = filterName(definition);
    if (filters.has(name)) {
      throw new CommandError(
        9,
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    }
    filters.set(name, (item) => matches(filter, new Map([[name, item]])));
  }
  for (const name of filters.keys()) {
    if (!modifiers.some(({ segments }) => segments.includes(`$[${name}]`))) {
      throw new CommandError(
        9,
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
  }
  return filters;
}

/** The identifier that all conditions of an array filter begin with. */
function filterName(definition: BsonDocument): string {
  const names = new Set(conditionNames(definition));
  const [name] = names;
  if (names.size !== 1 || name === undefined) {
    throw new CommandError(9, 'Expected a single top-level field name in an array filter');
  }
  return name;
}

function conditionNames(definition: BsonDocument): string[] {
  return [...definition].flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0] ?? key];
    if (!Array.isArray(value)) throw unsupported(`'${key}' in an array filter`, 9);
    return value.flatMap((item) => (isDocument(item) ? conditionNames(item) : []));
  });
}

function pipelineUpdate(update: BsonValue[], { arrayFilters, variables }: UpdateOptions): Update {
  if (arrayFilters !== undefined) {
    throw new CommandError(9, 'arrayFilters may not be specified for a pipeline update');
  }
  for (const stage of update) {
    const [name = ''] = isDocument(stage) ? stage.keys() : [];
    if (!updateStages.includes(name)) throw unsupported(`stage ${name} in an update`, 72);
  }
  const pipeline = parsePipeline(update, variables);
  return {
    kind: 'pipeline',
    apply: (document) => {
      const [result] = pipeline.run([document]);
      if (!result) throw badValue('an update pipeline has to give a document');
      return withId(document, result);
    },
  };
}

/** A new document keeps the `_id`, in first place. Throws ImmutableField (66) for another. */
function withId(document: BsonDocument, next: BsonDocument): BsonDocument {
  const id = document.get('_id');
  if (id === undefined) return next;
  const result: BsonDocument = new Map([['_id', next.get('_id') ?? id]]);
  assertSameId(document, result);
  for (const [key, value] of next) result.set(key, value);
  return result;
}

function assertSameId(before: BsonDocument, after: BsonDocument): void {
  if (equalValues(before.get('_id'), after.get('_id')) && after.has('_id')) return;
  throw new CommandError(
    66,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
