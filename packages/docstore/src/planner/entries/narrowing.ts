import type { Index } from '../../store/catalog/collection.js';
import { recordsBetween, recordsIn, recordsWith } from '../../store/records/find-keys.js';
import { RecordSet } from '../../store/records/record-set.js';
import type { Reader } from '../../store/units/view.js';
import { PAUSE, type Work } from '../../work/work.js';
import type { IndexPlan } from '../plan.js';
import { fieldsBeforeEnd, keyAfter, type Probe } from '../conditions/probe.js';

/** If the entries looked for are further apart than this on average, each is looked up separately. */
const MAX_APART = 8;
const NOTHING = Buffer.alloc(0);

export interface Entry {
  key: Buffer;
  record: number;
  /** where the key continues after the interval's prefix */
  begin: number;
  /** whether keys alone prove that the document matches */
  isSure: boolean;
}

/** Filters a plan's entries: returns those whose documents meet a condition, and those whose keys can't tell. */
export type Narrowing = (entries: Entry[]) => Entry[];

export function* narrowingBy(reader: Reader, plan: IndexPlan, probe: Probe): Work<Narrowing> {
  const { index, values } = probe;
  if (!values) {
    const records = yield* recordsOf(reader, probe);
    return (entries) => entries.filter(({ record }) => records.has(record));
  }
  const before = fieldsBeforeEnd(plan.index, index) ?? 0;
  /** Values with many other entries between those looked for. */
  const crowded = new Set<Buffer>();
  return (entries) => {
    const ends = new Map<number, Buffer>();
    const unsure = new Set<Entry>();
    for (const entry of entries) {
      const end = keyAfter(entry.key, plan.index, before, [plan.prefixFields, entry.begin]);
      if (end) ends.set(entry.record, end);
      else unsure.add(entry);
    }
    for (const entry of unsure) entry.isSure = false;
    const met = new Set<number>();
    for (const value of values) {
      if (ends.size === 0) break;
      for (const record of recordsAt(reader, index, [value, ends], crowded))
        if (ends.delete(record)) met.add(record);
    }
    return entries.filter((entry) => met.has(entry.record) || unsure.has(entry));
  };
}

/** The records whose keys are the value followed by one of these ends, and perhaps others in between. */
function recordsAt(
  reader: Reader,
  index: Index,
  [value, ends]: readonly [value: Buffer, ends: ReadonlyMap<number, Buffer>],
  crowded: Set<Buffer>,
): number[] {
  const keyOf = (end: Buffer) => Buffer.concat([value, end]);
  const all = [...ends.values()];
  if (!crowded.has(value)) {
    const [first, last] = outermostOf(all);
    const between = [keyOf(first), keyOf(last)] as const;
    const found = recordsBetween(reader, index, between, MAX_APART * all.length);
    if (found) return found;
    crowded.add(value);
  }
  return recordsWith(reader, index, all.map(keyOf));
}

/** The smallest and the largest. */
function outermostOf(ends: readonly Buffer[]): readonly [Buffer, Buffer] {
  let [first = NOTHING] = ends;
  let last = first;
  for (const end of ends) {
    if (end.compare(first) < 0) first = end;
    if (end.compare(last) > 0) last = end;
  }
  return [first, last];
}

/** The records with an entry in the probe's intervals. */
function* recordsOf(reader: Reader, { index, intervals }: Probe): Work<RecordSet> {
  const records = new RecordSet();
  for (const interval of intervals)
    for (const part of recordsIn(reader, index, interval)) {
      if (part !== PAUSE) for (const record of part) records.add(record);
      yield PAUSE;
    }
  return records;
}
