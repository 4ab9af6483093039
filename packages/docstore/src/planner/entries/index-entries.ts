import type { Collection } from '../../store/catalog/collection.js';
import { readRecords } from '../../store/records/read-documents.js';
import { scanIndex, scanPoints } from '../../store/records/scan.js';
import type { StoredDocument } from '../../store/records/stored-document.js';
import { readRecord } from '../../store/records/tables.js';
import type { View } from '../../store/units/view.js';
import { PAUSE, type StreamOf, type Work } from '../../work/work.js';
import { decidedEntries } from './decided-entries.js';
import { inOrder } from './in-order.js';
import type { Entry } from './narrowing.js';
import type { IndexPlan } from '../plan.js';
import type { Statistics } from '../statistics.js';

type Matches = (stored: StoredDocument) => boolean;

/** Whether a plan's keys are checked before documents are read, because they rule some out. */
export function isNarrowed({ checks, probes }: IndexPlan): boolean {
  return checks.length > 0 || probes.length > 0;
}

/** The documents of a plan's index entries, in its order. */
export function* entryDocuments(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  most: number,
  statistics: Statistics,
): StreamOf<StoredDocument> {
  for (const { stored } of inOrder(plan, scansOf(view, collection, plan, most))) {
    statistics.keysExamined++;
    yield stored;
  }
}

/**
 * The documents that match, in the plan's order, for a plan whose keys rule some out. Documents that are ruled out are
 * not read, and those that keys prove to match are not compared with the filter.
 * @param skip how many matching documents to skip; those that keys prove to match are not read
 * @param most how many matching documents are wanted after that
 */
export function* narrowedDocuments(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  { skip, most, matches }: { skip: number; most: number; matches: Matches },
  statistics: Statistics,
): StreamOf<StoredDocument> {
  let passed = 0;
  let left = most;
  let size = FIRST_READ;
  let group: Entry[] = [];
  for (const entry of decidedEntries(view, plan, statistics)) {
    if (entry === PAUSE || (passed < skip && entry.isSure)) {
      if (entry !== PAUSE) passed++;
      yield PAUSE;
      continue;
    }
    if (passed < skip) {
      const stored = readRecord(view.connection, collection, entry.record);
      if (stored) statistics.documentsExamined++;
      if (stored && matches(stored)) passed++;
      yield PAUSE;
      continue;
    }
    group.push(entry);
    if (group.length < Math.min(size, left)) continue;
    yield* documentsOf(view, collection, group, matches, statistics);
    left = Math.max(1, left - group.length);
    size = Math.min(size * 2, MAX_READ);
    group = [];
  }
  yield* documentsOf(view, collection, group, matches, statistics);
}

/** Documents are read in groups, which double in size from the first to the largest. */
const FIRST_READ = 16;
const MAX_READ = 128;

/** The matching documents, without those that others removed during a pause since their keys were read. */
function* documentsOf(
  view: View,
  collection: Collection,
  entries: readonly Entry[],
  matches: Matches,
  statistics: Statistics,
): StreamOf<StoredDocument> {
  const ids = entries.map(({ record }) => record);
  const found = readRecords(view.connection, collection, ids);
  const byId = new Map(found.map((stored) => [stored.recordId, stored]));
  for (const { record, isSure } of entries) {
    const stored = byId.get(record);
    if (stored) statistics.documentsExamined++;
    yield stored && ((isSure && view.isOfOneMoment) || matches(stored)) ? stored : PAUSE;
  }
}

function scansOf(view: View, collection: Collection, plan: IndexPlan, most: number) {
  const { index, intervals, reverse } = plan;
  if (intervals.length > 1 && isOfPoints(plan)) {
    const keys = intervals.map(({ low }) => low);
    return [scanPoints(view, collection, index, keys)];
  }
  // With several intervals, each may hold all or none of the wanted entries.
  const wanted = plan.isExact && intervals.length === 1 ? most : Infinity;
  return intervals.map((interval) =>
    scanIndex(view, collection, index, interval, { reverse, most: wanted }),
  );
}

/** Whether each interval is a single key, which at most one document has. */
function isOfPoints({ index, intervals, prefixLengths, prefixFields, providesSort }: IndexPlan) {
  return (
    index.unique &&
    !providesSort &&
    prefixFields === index.fields.length &&
    intervals.every(({ low }, position) => low.length === prefixLengths[position])
  );
}

/** How many documents match, for a plan whose conditions keys decide; stops counting at `most`. */
export function* countByKeys(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  { most, matches }: { most: number; matches: Matches },
): Work<number> {
  let count = 0;
  const statistics = { keysExamined: 0, documentsExamined: 0 };
  for (const entry of decidedEntries(view, plan, statistics)) {
    yield PAUSE;
    if (entry === PAUSE) continue;
    const stored = entry.isSure || readRecord(view.connection, collection, entry.record);
    if (stored === true || (stored && matches(stored))) count++;
    if (count >= most) break;
  }
  return count;
}
