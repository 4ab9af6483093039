import type { Index } from '../store/catalog/collection.js';
import type { Interval } from '../store/records/scan.js';
import { joinBounds, type Bounds } from './conditions/bounds.js';
import type { Conditions } from './conditions/conditions.js';
import { endpointBytes, EVERYTHING, invertRange, type Range } from './conditions/endpoint.js';
import { keyCheck, type KeyCheck } from './conditions/key-check.js';
import type { IndexPlan } from './plan.js';
import type { SortField } from './sorting/sort.js';

/** With more separate points than this, the remaining conditions are checked on documents. */
const MAX_INTERVALS = 2000;
/** With more intervals than this, they are read one after the other and sorted, not merged. */
const MAX_MERGED = 100;

/**
 * The plans by which an index can serve a filter and a sort: one per condition on its first field if that
 * field holds arrays, otherwise one with all conditions joined.
 */
export function indexPlans(index: Index, conditions: Conditions, sort: SortField[]): IndexPlan[] {
  const { bounds } = conditions;
  const [firstField] = index.fields;
  const onFirst = bounds.filter(({ path }) => path === firstField?.path);
  const choices = index.multikey[0] ? onFirst.map((one) => [one]) : [onFirst];
  if (choices.length === 0) choices.push([]);
  return choices
    .map((chosen) => planWith(index, chosen, conditions, sort))
    .filter((plan) => plan !== undefined);
}

function planWith(
  index: Index,
  onFirst: Bounds[],
  conditions: Conditions,
  sort: SortField[],
): IndexPlan | undefined {
  const { bounds } = conditions;
  const perField = index.fields.map((_, position) =>
    joinBounds(position === 0 ? onFirst : boundsOnField(index, position, bounds)),
  );
  if (index.sparse && !perField.some((found) => found && !found.mayBeMissing)) return undefined;
  const { prefixes, fixed, used, ranges } = pointPrefixes(index, perField);
  const order = sortOrder(index, perField, used, fixed, sort);
  if (used === 0 && !ranges && !order) return undefined;
  const bounded = ranges ? used + 1 : used;
  const inUse = boundsInUse(index, bounded, onFirst, bounds);
  const coversFilter = covers(inUse, conditions.all.length);
  const checks = keyChecks(index, perField, bounded, bounds);
  const mayRepeat = !hasOneEntryEach(index, perField.slice(0, used));
  const intervals = prefixes.flatMap((prefix) =>
    (ranges ?? [EVERYTHING]).map((range) => ({ prefix, ...interval(prefix, range) })),
  );
  return {
    kind: 'index',
    index,
    intervals: intervals.map(({ low, high }) => ({ low, high })),
    reverse: order === 'reverse',
    providesSort: order !== undefined && sort.length > 0 && intervals.length <= MAX_MERGED,
    prefixLengths: intervals.map(({ prefix }) => prefix.length),
    bounds: inUse,
    coversFilter,
    isExact: coversFilter && !mayRepeat,
    mayRepeat,
    checks,
    probes: [],
    prefixFields: used,
    isDecidedByKeys: isDecidedByKeys(index, inUse, checks, conditions.all.length),
  };
}

/**
 * Whether the index entries in use are equivalent to all `conditions` (their number). Where null is wanted, an array
 * may have null's key and still not match.
 */
export function isDecidedByKeys(
  index: Index,
  inUse: Bounds[],
  checks: KeyCheck[],
  conditions: number,
): boolean {
  const holdsArrays = index.multikey.includes(true);
  if (holdsArrays && inUse.some(({ mayBeMissing }) => mayBeMissing)) return false;
  return covers([...inUse, ...checks.flatMap((check) => check.bounds)], conditions);
}

/** Whether each document has at most one entry in use. An array may have more, unless one value is wanted. */
function hasOneEntryEach(index: Index, points: (Bounds | undefined)[]): boolean {
  return index.multikey.every((holdsArrays, position) => {
    const bounds = points[position];
    return !holdsArrays || (bounds?.ranges.length === 1 && !bounds.mayBeMissing);
  });
}

/** At most one condition for a field that holds arrays, whose elements may satisfy different conditions. */
function boundsOnField({ fields, multikey }: Index, position: number, bounds: Bounds[]): Bounds[] {
  const own = bounds.filter(({ path }) => path === fields[position]?.path);
  return multikey[position] ? own.slice(0, 1) : own;
}

/** The bounds chosen for the first field, and those on the other fields in use. */
function boundsInUse(index: Index, used: number, onFirst: Bounds[], bounds: Bounds[]): Bounds[] {
  if (used === 0) return [];
  const others = index.fields
    .slice(1, used)
    .flatMap((_, position) => boundsOnField(index, position + 1, bounds));
  return [...onFirst, ...others];
}

/** Checks for the fields after those in use, where these hold no arrays. */
function keyChecks(
  index: Index,
  perField: (Bounds | undefined)[],
  bounded: number,
  bounds: Bounds[],
): KeyCheck[] {
  return index.fields.flatMap(({ path }, position) => {
    const joined = perField[position];
    if (
      position < bounded ||
      !joined ||
      index.multikey[position] ||
      joined.ranges.length > MAX_MERGED
    )
      return [];
    const own = bounds.filter((found) => found.path === path);
    return [keyCheck(index, position, joined, own)];
  });
}

/** Whether the bounds in use are equivalent to all `conditions` (their number). */
function covers(used: Bounds[], conditions: number): boolean {
  if (used.length < conditions || used.some(({ loose }) => loose)) return false;
  return used.every(({ path, kind }) => {
    const others = used.filter((other) => other.path === path);
    return others.length === 1 || (kind === 'range' && others.every((one) => one.kind === 'range'));
  });
}

/** All combinations of the points on the leading fields, and the ranges on the next field. */
function pointPrefixes(index: Index, perField: (Bounds | undefined)[]) {
  let prefixes = [Buffer.alloc(0)];
  let used = 0;
  let fixed = true;
  for (const [position, field] of index.fields.entries()) {
    const bounds = perField[position];
    const ranges = bounds?.ranges.map((own) => (field.direction === 1 ? own : invertRange(own)));
    if (!bounds || !ranges) return { prefixes, used, fixed };
    if (bounds.kind === 'range') return { prefixes, used, fixed, ranges };
    if (prefixes.length * ranges.length > MAX_INTERVALS) return { prefixes, used, fixed };
    prefixes = prefixes.flatMap((prefix) =>
      ranges.map(({ low, high }) => Buffer.concat([prefix, low.after ? high.key : low.key])),
    );
    fixed &&= ranges.length === 1;
    used++;
  }
  return { prefixes, used, fixed };
}

/** The interval of keys that begin with the prefix and continue within the range. */
function interval(prefix: Buffer, { low, high }: Range): Interval {
  return { low: endpointBytes(low, prefix), high: endpointBytes(high, prefix) };
}

/**
 * Whether the entries after the point prefix are in the sort's order, or in its reverse. Fields
 * fixed to one point do not affect a sort.
 */
function sortOrder(
  index: Index,
  perField: (Bounds | undefined)[],
  used: number,
  fixed: boolean,
  sort: SortField[],
): 'forward' | 'reverse' | undefined {
  const isFixed = (path: string): boolean =>
    index.fields.some(
      (field, position) =>
        position < used &&
        field.path === path &&
        !index.multikey[position] &&
        perField[position]?.ranges.length === 1,
    );
  const wanted = sort.filter(({ path }) => !isFixed(path));
  if (wanted.length === 0) return sort.length > 0 && fixed ? 'forward' : undefined;
  const rest = index.fields.slice(used);
  const flags = index.multikey.slice(used);
  let order: 1 | -1 | undefined;
  for (const [position, { path, direction }] of wanted.entries()) {
    const field = rest[position];
    if (field?.path !== path || flags[position]) return undefined;
    const relative = field.direction === direction ? 1 : -1;
    if (order !== undefined && order !== relative) return undefined;
    order = relative;
  }
  return order === 1 ? 'forward' : 'reverse';
}
