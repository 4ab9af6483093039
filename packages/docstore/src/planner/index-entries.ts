import type { Collection } from '../store/catalog/collection.js';
import { scanIndex, type Interval } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import { readRecord } from '../store/records/tables.js';
import type { View } from '../store/units/view.js';
import { PAUSE, type StreamOf, type Work } from '../work/work.js';
import { decidedEntries } from './decided-entries.js';
import { inOrder } from './in-order.js';
import type { IndexPlan } from './plan.js';
import type { Statistics } from './statistics.js';

type Matches = (stored: StoredDocument) => boolean;

/**
 * The documents of a plan's index entries, in its order. Those that keys exclude are not read.
 * @param skip how many documents that match are passed over, unread where keys decide that they match
 */
export function* indexedDocuments(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  { skip, matches }: { skip: number; matches: Matches },
  statistics: Statistics,
): StreamOf<StoredDocument> {
  if (plan.checks.length === 0 && plan.probes.length === 0) {
    const scan = (interval: Interval) =>
      scanIndex(view, collection, plan.index, interval, plan.reverse);
    for (const { stored } of inOrder(plan, plan.intervals.map(scan))) {
      statistics.keysExamined++;
      yield stored;
    }
    return;
  }
  let passed = 0;
  for (const entry of decidedEntries(view, plan, statistics)) {
    if (entry === PAUSE || (passed < skip && entry.isSure)) {
      if (entry !== PAUSE) passed++;
      yield PAUSE;
      continue;
    }
    // Removed since its key was read, by others whose turn it was.
    const stored = readRecord(view.connection, collection, entry.record);
    const isPassed = passed < skip && stored !== undefined && matches(stored);
    if (isPassed) passed++;
    yield isPassed || !stored ? PAUSE : stored;
  }
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
