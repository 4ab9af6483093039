import { endpoints, LIMITS, type NamedGood } from '@shop/shared';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useIsPermitted } from '../../../lib/session/permissions';
import { call } from '../../../lib/http/api-client';

/** What rules name by ids that no list of the browser has. */
export type GoodKind = 'products' | 'brands';

const FOUND = 20;

/** Names of products or brands by their ids; empty until they are loaded. */
export function useNamesOf(kind: GoodKind, ids: readonly string[]): ReadonlyMap<string, string> {
  const sorted = [...new Set(ids)].sort();
  const parts = Array.from({ length: Math.ceil(sorted.length / LIMITS.namedGoods) }, (_, index) =>
    sorted.slice(index * LIMITS.namedGoods, (index + 1) * LIMITS.namedGoods).join(','),
  );
  return useQueries({
    queries: parts.map((part) => ({
      queryKey: ['named goods', kind, part],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(endpoints.listRuleGoods, { query: { kind, ids: part }, signal })).goods,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data = [] }) => data.map(({ _id, name }) => [_id, name]))),
  });
}

/** Products or brands to choose from: products by words, brands, and products without their permission, by the beginning of the name. */
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

async function findProducts(search: string, signal: AbortSignal): Promise<readonly NamedGood[]> {
  const query = { pageSize: FOUND, ...(search && { search }) };
  return (await call(endpoints.listAdministeredProducts, { query, signal })).products;
}

async function findByName(
  kind: GoodKind,
  search: string,
  signal: AbortSignal,
): Promise<readonly NamedGood[]> {
  return (await call(endpoints.listRuleGoods, { query: { kind, search }, signal })).goods;
}
