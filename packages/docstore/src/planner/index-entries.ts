import type { Collection } from '../store/catalog/collection.js';
import { readRecords } from '../store/records/read-documents.js';
import { scanIndex, scanPoints } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import { readRecord } from '../store/records/tables.js';
import type { View } from '../store/units/view.js';
import { PAUSE, type StreamOf, type Work } from '../work/work.js';
import { decidedEntries } from './decided-entries.js';
import { inOrder } from './in-order.js';
import type { Entry } from './narrowing.js';
import type { IndexPlan } from './plan.js';
import type { Statistics } from './statistics.js';

type Matches = (stored: StoredDocument) => boolean;

/** Whether a plan's keys are read before its documents, because they exclude some. */
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
 * The documents that match, by a plan whose keys exclude some, in its order. Those that keys exclude are not read, and
 * those that keys are sure of are not compared with the filter.
 * @param skip how many documents that match are passed over, unread where keys decide that they match
 * @param most how many that match are wanted after these
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

/** Documents that are read together: first so many, then twice as many, up to these. */
const FIRST_READ = 16;
const MAX_READ = 128;

/** Those that match, without those that were removed since their keys were read, by others whose turn it was. */
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
  // Of several intervals, each may hold all or none of what is wanted.
  const wanted = plan.isExact && intervals.length === 1 ? most : Infinity;
  return intervals.map((interval) =>
    scanIndex(view, collection, index, interval, { reverse, most: wanted }),
  );
}

/** Whether each interval is one key, which one document has at most. */
function isOfPoints({ index, intervals, prefixLengths, prefixFields, providesSort }: IndexPlan) {
  return (
    index.unique &&
    !providesSort &&
    prefixFields === index.fields.length &&
    intervals.every(({ low }, position) => low.length === prefixLengths[position])
  );
}

/** How many documents a plan finds whose conditions keys decide; stops counting at `most`. */
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
