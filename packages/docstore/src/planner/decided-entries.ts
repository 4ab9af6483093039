import { recordsWith } from '../store/records/find-keys.js';
import { scanKeys, type Interval } from '../store/records/scan.js';
import type { View } from '../store/units/view.js';
import { PAUSE, type StreamOf } from '../work/work.js';
import { inOrder } from './in-order.js';
import { matchesByKey } from './key-check.js';
import type { IndexPlan } from './plan.js';
import { fieldsBeforeEnd, keyAfter, type Probe } from './probe.js';
import type { Statistics } from './statistics.js';

/** Entries that are compared with other entries together: first so many, then twice as many, up to these. */
const FIRST_CHUNK = 16;
const MAX_CHUNK = 512;

interface Entry {
  key: Buffer;
  record: number;
  /** where the part of the key behind the interval's prefix begins */
  begin: number;
  /** whether entries alone decide that the document matches */
  isSure: boolean;
}

/** A plan's entries, in its order, without those whose documents can't match: each document once. */
export function* decidedEntries(
  view: View,
  plan: IndexPlan,
  statistics: Statistics,
): StreamOf<Entry> {
  const seen = new Set<number>();
  const entries = inOrder(plan, plan.intervals.map(entriesOf));
  function* entriesOf(interval: Interval, position: number): Generator<Entry> {
    const begin = plan.prefixLengths[position] ?? 0;
    for (const [key, record] of scanKeys(view, plan.index, interval, plan.reverse))
      yield { key, record, begin, isSure: plan.isDecidedByKeys };
  }
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 2, MAX_CHUNK)) {
    const chunk = take(entries, size);
    statistics.keysExamined += chunk.length;
    for (const entry of narrow(view, plan, chunk)) {
      yield plan.mayRepeat && seen.has(entry.record) ? PAUSE : entry;
      if (plan.mayRepeat) seen.add(entry.record);
    }
    yield PAUSE;
    if (chunk.length < size) return;
  }
}

function take<T>(items: Generator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function narrow(view: View, plan: IndexPlan, chunk: Entry[]): Entry[] {
  const checked = chunk.filter((entry) => {
    const from = [plan.prefixFields, entry.begin] as const;
    const isMatch = matchesByKey(entry.key, plan.index, plan.checks, from);
    if (isMatch === undefined) entry.isSure = false;
    return isMatch !== false;
  });
  return plan.probes.reduce((left, probe) => narrowBy(view, plan, probe, left), checked);
}

/** The entries of documents that meet the probe's condition, and those that can't tell. */
function narrowBy(view: View, plan: IndexPlan, probe: Probe, entries: Entry[]): Entry[] {
  const before = fieldsBeforeEnd(plan.index, probe.index) ?? 0;
  const kept = new Set<number>();
  const keys: Buffer[] = [];
  for (const entry of entries) {
    const end = keyAfter(entry.key, plan.index, before, [plan.prefixFields, entry.begin]);
    if (end) for (const value of probe.values) keys.push(Buffer.concat([value, end]));
    else {
      entry.isSure = false;
      kept.add(entry.record);
    }
  }
  for (const record of recordsWith(view, probe.index, keys)) kept.add(record);
  return entries.filter(({ record }) => kept.has(record));
}
