import type { AttributeFilter, Facet, SearchFilter } from '../request.js';
import type { Segment } from '../segment.js';
import { attributeKey } from './attribute-columns.js';
import { allBits, choiceAt, wantedBits } from './attributes.js';
import { ofBrands } from './brands.js';
import { hasCombinations, TogetherCounter } from './combinations.js';
import type { Limits } from './limits.js';
import { BY_NUMBERS, ValueOrder } from './value-order.js';

/** How many values of a facet are told, those that most products have, besides the chosen ones. */
const VALUES = 20;

type Counted = Map<string, Facet['values'][number]>;

/** Counts products by the values of those attributes that shoppers filter by. */
export class FacetCounter {
  private readonly counted: ReadonlyMap<string, Counted>;
  private readonly chosen: readonly AttributeFilter[];
  private readonly order = new ValueOrder();

  /** @param names of the attributes, in the order in which they are shown. */
  constructor(
    private readonly names: readonly string[],
    private readonly filter: SearchFilter,
  ) {
    this.counted = new Map(names.map((name) => [attributeKey(name), new Map()]));
    this.chosen = filter.attributes ?? [];
  }

  /** Counts the rows of a segment that pass all other filters. A segment without these attributes costs nothing. */
  add(segment: Segment, rows: Uint32Array, limits: Limits): void {
    const { nameOf, values, pairs, names } = segment.attributes;
    const keys = names.map(attributeKey).map((key) => (this.counted.has(key) ? key : undefined));
    if (pairs.length === 0 || keys.every((key) => key === undefined)) return;
    const countedAs = keys.map((key) => key && this.counted.get(key));
    this.order.read(segment, rows, keys);
    const byPair = this.countPairs(segment, rows, limits);
    byPair.forEach((count, pair) => {
      const counts = count > 0 ? countedAs[nameOf[pair] ?? 0] : undefined;
      if (counts) addTo(counts, values[pair] ?? '', count);
    });
  }

  /** All facets, each with the values that most products have, in the order in which products have them. */
  facets(): Facet[] {
    return this.names.map((name) => {
      const facet = attributeKey(name);
      const counts: Counted = this.counted.get(facet) ?? new Map<string, never>();
      const chosen = this.chosen[choiceAt(this.chosen, name)]?.values ?? [];
      for (const value of chosen) addTo(counts, value, 0);
      const kept = new Set(chosen.map(attributeKey));
      const values = [...counts]
        .sort(([, a], [, b]) => b.count - a.count || BY_NUMBERS.compare(a.value, b.value))
        .filter(([key], at) => at < VALUES || kept.has(key));
      return { name, values: this.order.sorted(facet, new Map(values)) };
    });
  }

  /** The loop runs over every product that matches, so it calls nothing. */
  private countPairs(segment: Segment, rows: Uint32Array, limits: Limits): Uint32Array {
    const { category, priceCents, quantity, attributes } = segment;
    const { nameOf, values, offsets, pairs, names } = attributes;
    const { wanted, minCents, maxCents, minQuantity } = limits;
    const choices = this.chosen;
    const bits = wantedBits(segment, choices);
    const all = allBits(choices);
    const bitOfName = Uint32Array.from(names, (name) => {
      const at = choiceAt(choices, name);
      return at < 0 ? 0 : 1 << at;
    });
    const byPair = new Uint32Array(values.length);
    const bitOf = nameOf.map((name) => bitOfName[name] ?? 0);
    const areAny = all !== 0 && attributes.combinations.length > 0;
    const together = areAny && new TogetherCounter(attributes, { bits, all, bitOf }, byPair);
    for (const row of ofBrands(segment, rows, this.filter)) {
      const begin = offsets[row] ?? 0;
      const end = offsets[row + 1] ?? 0;
      const cents = priceCents[row] ?? 0;
      if (begin === end || wanted[category[row] ?? 0] === 0) continue;
      if (cents < minCents || cents > maxCents || (quantity[row] ?? 0) < minQuantity) continue;
      if (together && hasCombinations(attributes, row)) {
        together.add(row);
        continue;
      }
      let missing = all;
      for (let at = begin; at < end; at += 1) missing &= ~(bits[pairs[at] ?? 0] ?? 0);
      // What fails one choice alone counts for the values of that choice.
      if ((missing & (missing - 1)) !== 0) continue;
      for (let at = begin; at < end; at += 1) {
        const pair = pairs[at] ?? 0;
        if (missing === 0 || missing === bitOf[pair]) byPair[pair] = (byPair[pair] ?? 0) + 1;
      }
    }
    return byPair;
  }
}

function addTo(counts: Counted, value: string, count: number): void {
  const key = attributeKey(value);
  const known = counts.get(key);
  counts.set(key, { value: known?.value ?? value, count: (known?.count ?? 0) + count });
}
