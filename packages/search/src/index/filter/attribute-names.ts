import { attributeKey } from './attribute-columns.js';
import type { Layer } from '../layers.js';
import type { SearchResult } from '../request.js';

/** So many names are told, those that most products have. */
const NAMES = 500;

/** The names of all attributes, and how many products have each. */
export function attributeNames(layers: readonly Layer[]): SearchResult['attributeNames'] {
  const counted = new Map<string, { name: string; count: number }>();
  for (const { segment } of layers) {
    const { names, nameOf, offsets, pairs } = segment.attributes;
    if (pairs.length === 0) continue;
    const counts = new Uint32Array(names.length);
    for (let row = 0; row < segment.size; row += 1) {
      if (segment.alive[row] === 0) continue;
      const own = pairs.subarray(offsets[row], offsets[row + 1]);
      for (const name of new Set(own.map((pair) => nameOf[pair] ?? 0)))
        counts[name] = (counts[name] ?? 0) + 1;
    }
    names.forEach((name, number) => {
      const count = counts[number] ?? 0;
      const known = counted.get(attributeKey(name));
      if (count > 0)
        counted.set(
          attributeKey(name),
          known ? { ...known, count: known.count + count } : { name, count },
        );
    });
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
    .slice(0, NAMES);
}
