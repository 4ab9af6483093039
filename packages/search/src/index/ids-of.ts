import { idAt } from './id-table.js';
import type { Layer } from './layers.js';
import type { Match } from './ranking.js';
import type { SearchResult } from './request.js';

/** The ids of products, and of their categories. */
export function idsOf(
  shown: readonly Match[],
  layers: readonly Layer[],
): Pick<SearchResult, 'ids' | 'categories'> {
  const categories = new Set<string>();
  const ids = shown.flatMap(({ segment: number, row }) => {
    const segment = layers[number]?.segment;
    if (!segment) return [];
    categories.add(segment.categories[segment.category[row] ?? 0] ?? '');
    return idAt(segment.idTable, row);
  });
  return { ids, ...(ids.length > 0 && { categories: [...categories] }) };
}
