import type { Collection } from '../store/catalog/collection.js';
import { scanIndex, scanKeys, type Interval } from '../store/records/scan.js';
import type { StoredDocument } from '../store/records/stored-document.js';
import { readRecord } from '../store/records/tables.js';
import type { View } from '../store/units/view.js';
import { PAUSE, type StreamOf } from '../work/work.js';
import { mayMatchByKey } from './key-check.js';
import type { IndexPlan } from './plan.js';
import type { Statistics } from './statistics.js';

interface Keyed {
  key: Buffer;
}

/** The documents of a plan's index entries, in its order. Those that a key excludes are not read. */
export function* indexedDocuments(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  skip: number,
  statistics: Statistics,
): StreamOf<StoredDocument> {
  if (plan.checks.length > 0) {
    yield* checkedDocuments(view, collection, plan, skip, statistics);
    return;
  }
  const scan = (interval: Interval) =>
    scanIndex(view, collection, plan.index, interval, plan.reverse);
  for (const { stored } of inOrder(plan, plan.intervals.map(scan))) {
    statistics.keysExamined++;
    yield stored;
  }
}

/** @param skip how many documents that the keys decide for are passed over unread */
function* checkedDocuments(
  view: View,
  collection: Collection,
  plan: IndexPlan,
  skip: number,
  statistics: Statistics,
): StreamOf<StoredDocument> {
  const { index, checks, prefixFields, prefixLengths } = plan;
  function* scan(interval: Interval, position: number) {
    const begin = prefixLengths[position] ?? 0;
    for (const [key, record] of scanKeys(view, index, interval, plan.reverse))
      yield { key, record, begin };
  }
  let passed = 0;
  for (const { key, record, begin } of inOrder(plan, plan.intervals.map(scan))) {
    statistics.keysExamined++;
    const isWanted = mayMatchByKey(key, index, checks, [prefixFields, begin]) && ++passed > skip;
    // Removed since its key was read, by others whose turn it was.
    const stored = isWanted ? readRecord(view.connection, collection, record) : undefined;
    yield stored ?? PAUSE;
  }
}

function* inOrder<Entry extends Keyed>(
  plan: IndexPlan,
  scans: Generator<Entry>[],
): Generator<Entry> {
  if (plan.providesSort && scans.length > 1) {
    yield* merge(scans, plan);
    return;
  }
  for (const scan of scans) yield* scan;
}

/** Takes from several ordered scans the entry that comes first by what follows the prefix. */
function* merge<Entry extends Keyed>(scans: Generator<Entry>[], plan: IndexPlan): Generator<Entry> {
  const heads = scans.flatMap((scan, i) => {
    const next = scan.next();
    return next.done ? [] : [{ scan, entry: next.value, prefix: plan.prefixLengths[i] ?? 0 }];
  });
  const direction = plan.reverse ? -1 : 1;
  while (heads.length > 0) {
    const first = heads.reduce((best, head) => {
      const order = Buffer.compare(
        head.entry.key.subarray(head.prefix),
        best.entry.key.subarray(best.prefix),
      );
      return order * direction < 0 ? head : best;
    });
    yield first.entry;
    const next = first.scan.next();
    if (next.done) heads.splice(heads.indexOf(first), 1);
    else first.entry = next.value;
  }
}
