import { passEntries } from '../../store/records/count-entries.js';
import type { Interval } from '../../store/records/scan.js';
import type { Reader } from '../../store/units/view.js';
import type { Work } from '../../work/work.js';
import type { IndexPlan } from '../plan.js';

/** With more intervals than this, finding the place in each takes longer than reading what is skipped. */
export const MOST_PASSED = 8;

/** An interval of the plan, and how many of its entries are passed. */
interface Passing {
  interval: Interval;
  prefixLength: number;
  passed: number;
}

/**
 * The plan without its first `count` entries, as its intervals are merged. Each of `n` intervals offers its next
 * `count / n` entries. The offer that ends first is passed, because all that comes before its end are fewer than `count`
 * entries, and so on with the rest of the count.
 */
export function* passIntervals(reader: Reader, plan: IndexPlan, count: number): Work<IndexPlan> {
  const all = plan.intervals.map((interval, at): Passing => {
    return { interval, prefixLength: plan.prefixLengths[at] ?? 0, passed: 0 };
  });
  const open: Passing[] = [];
  for (const one of all) if (yield* startAfter(reader, plan, one, 0)) open.push(one);
  for (let left = count; left > 0;) {
    const offered = Math.max(1, Math.floor(left / open.length));
    const first = yield* firstToEnd(reader, plan, open, offered);
    // If none has so many, all of them together have fewer than `left`.
    if (!first) return { ...plan, intervals: [], prefixLengths: [] };
    first.passed += offered;
    left -= offered;
  }
  const intervals: Interval[] = [];
  const prefixLengths: number[] = [];
  for (const one of open) {
    const rest = yield* startAfter(reader, plan, one, 0);
    if (!rest) continue;
    intervals.push(rest);
    prefixLengths.push(one.prefixLength);
  }
  return { ...plan, intervals, prefixLengths };
}

/** The interval that offers the entry which comes first in the plan's order. */
function* firstToEnd(
  reader: Reader,
  plan: IndexPlan,
  open: readonly Passing[],
  offered: number,
): Work<Passing | undefined> {
  const direction = plan.reverse ? -1 : 1;
  let first: { one: Passing; key: Buffer } | undefined;
  for (const one of open) {
    const start = (yield* startAfter(reader, plan, one, offered - 1))?.start;
    const key = start?.[0].subarray(one.prefixLength);
    if (key && (!first || Buffer.compare(key, first.key) * direction < 0)) first = { one, key };
  }
  return first?.one;
}

/** The interval from the entry after those that are passed and `more`; undefined if there is none. */
function startAfter(
  reader: Reader,
  { index, reverse }: IndexPlan,
  { interval, passed }: Passing,
  more: number,
): Work<Interval | undefined> {
  return passEntries(reader, index, interval, passed + more, reverse);
}
