import { doc, type BsonDocument } from '../values/types.js';
import type { Index } from '../store/catalog/collection.js';
import type { FindRequest } from './execute.js';
import type { Plan } from './plan.js';

/** The plan as MongoDB's explain presents it. */
export function describePlan(plan: Plan, { sort, skip = 0, limit = 0 }: FindRequest): BsonDocument {
  let stage = describeAccess(plan);
  if (sort.length > 0 && !plan.providesSort) {
    const sortPattern = doc(
      Object.fromEntries(sort.map(({ path, direction }) => [path, direction])),
    );
    stage = doc({ stage: 'SORT', sortPattern, inputStage: stage });
  }
  if (skip > 0) stage = doc({ stage: 'SKIP', skipAmount: skip, inputStage: stage });
  if (limit > 0) stage = doc({ stage: 'LIMIT', limitAmount: limit, inputStage: stage });
  return stage;
}

function describeAccess(plan: Plan): BsonDocument {
  const direction = plan.reverse ? 'backward' : 'forward';
  if (plan.kind === 'collection') return doc({ stage: 'COLLSCAN', direction });
  const { index, intervals, probes } = plan;
  const scan = doc({
    ...describeIndex(index),
    direction,
    intervals: intervals.length,
  });
  if (probes.length === 0) return doc({ stage: 'FETCH', inputStage: scan });
  const others = probes.map((probe) =>
    doc({
      ...describeIndex(probe.index),
      intervals: probe.values?.length ?? probe.intervals.length,
    }),
  );
  return doc({
    stage: 'FETCH',
    inputStage: doc({ stage: 'AND_SORTED', inputStages: [scan, ...others] }),
  });
}

function describeIndex(index: Index) {
  return {
    stage: 'IXSCAN',
    keyPattern: index.specification.get('key') ?? null,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
  };
}
