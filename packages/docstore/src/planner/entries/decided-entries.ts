import { scanKeys, type Interval } from '../../store/records/scan.js';
import type { View } from '../../store/units/view.js';
import { PAUSE, type StreamOf } from '../../work/work.js';
import { inOrder } from './in-order.js';
import { matchesByKey } from '../conditions/key-check.js';
import { narrowingBy, type Entry, type Narrowing } from './narrowing.js';
import type { IndexPlan } from '../plan.js';
import type { Statistics } from '../statistics.js';

/** Entries are narrowed in chunks, which double in size from the first to the largest. */
const FIRST_CHUNK = 16;
const MAX_CHUNK = 512;

/** A plan's entries in its order, each document once, without those that keys rule out. */
export function* decidedEntries(
  view: View,
  plan: IndexPlan,
  statistics: Statistics,
): StreamOf<Entry> {
  const seen = new Set<number>();
  const narrowings: Narrowing[] = [];
  for (const probe of plan.probes) narrowings.push(yield* narrowingBy(view, plan, probe));
  const entries = inOrder(plan, plan.intervals.map(entriesOf));
  function* entriesOf(interval: Interval, position: number): Generator<Entry> {
    const begin = plan.prefixLengths[position] ?? 0;
    for (const [key, record] of scanKeys(view, plan.index, interval, plan.reverse))
      yield { key, record, begin, isSure: plan.isDecidedByKeys };
  }
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 2, MAX_CHUNK)) {
    const chunk = take(entries, size);
    statistics.keysExamined += chunk.length;
    for (const entry of narrow(plan, chunk, narrowings)) {
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

function narrow(plan: IndexPlan, chunk: Entry[], narrowings: readonly Narrowing[]): Entry[] {
  let left = plan.checks.length > 0 ? chunk.filter((entry) => isLeft(plan, entry)) : chunk;
  for (const narrowing of narrowings) if (left.length > 0) left = narrowing(left);
  return left;
}

/** Whether the document may pass the checks, judged by its entry. */
function isLeft(plan: IndexPlan, entry: Entry): boolean {
  const from = [plan.prefixFields, entry.begin] as const;
  const isMatch = matchesByKey(entry.key, plan.index, plan.checks, from);
  if (isMatch === undefined) entry.isSure = false;
  return isMatch !== false;
}
