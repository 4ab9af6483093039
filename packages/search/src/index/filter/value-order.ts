import type { Segment } from '../segment.js';
import { attributeKey } from './attribute-columns.js';

/** Products of each segment whose order of values is read. */
const SAMPLE = 64;
/** Values of a facet that have an order: options with more are lists of their own. */
const MOST_PLACED = 200;

const SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const NUMBER = /^\d+(?:[.,]\d+)?/;

/** Size 9 before size 10. */
export const BY_NUMBERS = new Intl.Collator('en', { numeric: true });

/** The order in which products have the values of some attributes: that of the merchant's options. */
export class ValueOrder {
  private readonly lists = new Map<string, string[][]>();

  /** Reads some of these rows, spread over all of them. @param names by their numbers, those that count */
  read({ attributes }: Segment, rows: Uint32Array, names: readonly (string | undefined)[]): void {
    const { nameOf, values, offsets, pairs } = attributes;
    const step = Math.max(1, Math.floor(rows.length / SAMPLE));
    for (let at = 0; at < rows.length; at += step) {
      const row = rows[at] ?? 0;
      const own = new Map<string, string[]>();
      for (const pair of pairs.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0)) {
        const name = names[nameOf[pair] ?? 0];
        if (name === undefined) continue;
        const list = own.get(name) ?? [];
        own.set(name, list);
        list.push(attributeKey(values[pair] ?? ''));
      }
      for (const [name, list] of own)
        if (list.length > 1) this.lists.set(name, [...(this.lists.get(name) ?? []), list]);
    }
  }

  /**
   * Puts values into the order that products have them in. Those of no product that has several stand beside the next
   * one if they are sizes or numbers, else at the end.
   * @param values in the order in which they stand otherwise
   */
  sorted<Value>(name: string, values: ReadonlyMap<string, Value>): Value[] {
    const placed = mergedLists(this.lists.get(name) ?? []).filter((key) => values.has(key));
    const known = new Set(placed);
    for (const key of values.keys()) if (!known.has(key)) place(placed, key);
    return placed.flatMap((key) => values.get(key) ?? []);
  }
}

/** One order from several: the longest one, in which each further value stands behind the one that it follows. */
function mergedLists(lists: readonly string[][]): string[] {
  const order: string[] = [];
  const known = new Set<string>();
  for (const list of lists.toSorted((one, other) => other.length - one.length)) {
    list.forEach((key, at) => {
      if (known.has(key) || order.length === MOST_PLACED) return;
      const next = at === 0 ? list.find((other) => known.has(other)) : undefined;
      const before = list[at - 1];
      if (next !== undefined) order.splice(order.indexOf(next), 0, key);
      else order.splice(before === undefined ? order.length : order.indexOf(before) + 1, 0, key);
      known.add(key);
    });
  }
  return order;
}

function place(order: string[], key: string): void {
  const last = order.findLastIndex((other) => isBefore(other, key));
  const next = order.findIndex((other) => isBefore(key, other));
  order.splice(last >= 0 ? last + 1 : next < 0 ? order.length : next, 0, key);
}

/** Whether both are sizes or numbers, and the first one is less. */
function isBefore(one: string, other: string): boolean {
  const [first, second] = [SIZES.indexOf(one), SIZES.indexOf(other)];
  if (first >= 0 && second >= 0) return first < second;
  return NUMBER.test(one) && NUMBER.test(other) && BY_NUMBERS.compare(one, other) < 0;
}
