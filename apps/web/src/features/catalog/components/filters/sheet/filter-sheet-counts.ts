import type { ListingCounts } from '@shop/shared';

/** Counts with every brand and value that there was at first, in that order: none vanishes under a finger. */
export function withAllOf(first: ListingCounts, now: ListingCounts): ListingCounts {
  const brands = all(first.brands, now.brands, ({ _id }) => _id);
  const facets = together(first.facets, now.facets, ({ name }) => name)?.map((facet) => {
    const [before, after] = [first.facets, now.facets].map(
      (some) => some?.find(({ name }) => name === facet.name)?.values,
    );
    return { ...facet, values: all(before, after, ({ value }) => value) ?? [] };
  });
  return { ...now, ...(brands && { brands }), ...(facets && { facets }) };
}

/** Those of either list, with the counts of the second. */
function all<One extends { count: number }>(
  first: readonly One[] | undefined,
  now: readonly One[] | undefined,
  keyOf: (one: One) => string,
): One[] | undefined {
  const counts = new Map(now?.map((one) => [keyOf(one), one.count]));
  return together(first, now, keyOf)?.map((one) => ({
    ...one,
    count: counts.get(keyOf(one)) ?? 0,
  }));
}

/** Those of the first list, and then those that only the second has. */
function together<One>(
  first: readonly One[] | undefined,
  now: readonly One[] | undefined,
  keyOf: (one: One) => string,
): One[] | undefined {
  if (!first && !now) return undefined;
  const known = new Set(first?.map(keyOf));
  return [...(first ?? []), ...(now ?? []).filter((one) => !known.has(keyOf(one)))];
}
