import type { EndpointResponse, endpoints, Product } from '@shop/shared';

/** Fewer results than this can be seen at a glance: they need no filters, and leave room for other products. */
export const FEW = 6;

/** The product whose like are shown below a few results. */
export function likenedOf(found: EndpointResponse<typeof endpoints.listCatalogue>) {
  const [first]: readonly Product[] = found.products;
  return found.total < FEW ? first : undefined;
}

/** What a link to all results of a search says. */
export function showAllText(total: number): string {
  return total === 1 ? 'Show the one result' : `Show all ${total} results`;
}
