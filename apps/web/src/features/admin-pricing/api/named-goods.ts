import { endpoints, LIMITS, type AdministeredProduct, type NamedGood } from '@shop/shared';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useIsPermitted } from '../../../lib/session/permissions';
import { call } from '../../../lib/http/api-client';

/** What rules name by ids that no list of the browser has. */
export type GoodKind = 'products' | 'brands';

/** A product that was found by those who may see the catalogue has its price and stock, too. */
export type FoundGood = NamedGood &
  Partial<Pick<AdministeredProduct, 'price' | 'priceTo' | 'quantity'>>;

const FOUND = 20;

/** The ids in parts of as many as one call names, each as the call takes them. */
function partsOf(ids: readonly string[]): string[] {
  const sorted = [...new Set(ids)].sort();
  return Array.from({ length: Math.ceil(sorted.length / LIMITS.namedGoods) }, (_, index) =>
    sorted.slice(index * LIMITS.namedGoods, (index + 1) * LIMITS.namedGoods).join(','),
  );
}

async function loadPart(kind: GoodKind, ids: string, signal: AbortSignal) {
  return (await call(endpoints.listRuleGoods, { query: { kind, ids }, signal })).goods;
}

/** Reads the names of products or brands by their ids. */
export async function loadNamesOf(
  kind: GoodKind,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const parts = await Promise.all(partsOf(ids).map((part) => loadPart(kind, part, signal)));
  return new Map(parts.flat().map(({ _id, name }) => [_id, name]));
}

/** Names of products or brands by their ids; empty until they are loaded. */
export function useNamesOf(kind: GoodKind, ids: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: partsOf(ids).map((part) => ({
      queryKey: ['named goods', kind, part],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadPart(kind, part, signal),
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data = [] }) => data.map(({ _id, name }) => [_id, name]))),
  });
}

/**
 * Products or brands to choose from: products by words, brands, and products without their permission, by the beginning
 * of the name.
 */
export function useFoundGoods(kind: GoodKind, search: string) {
  const hasCatalogue = useIsPermitted('catalog');
  return useQuery({
    queryKey: ['found goods', kind, search],
    queryFn: ({ signal }) =>
      kind === 'products' && hasCatalogue
        ? findProducts(search, signal)
        : findByName(kind, search, signal),
  });
}

async function findProducts(search: string, signal: AbortSignal): Promise<readonly FoundGood[]> {
  const query = { pageSize: FOUND, ...(search && { search }) };
  return (await call(endpoints.listAdministeredProducts, { query, signal })).products;
}

async function findByName(
  kind: GoodKind,
  search: string,
  signal: AbortSignal,
): Promise<readonly FoundGood[]> {
  return (await call(endpoints.listRuleGoods, { query: { kind, search }, signal })).goods;
}
