import type { AdministeredProduct } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { loadVariants, type StoredVariants } from '../api/variants';
import type { VariantsOf } from './bulk-edit';

/** So that a large selection does not take all turns of the shop. */
const AT_ONCE = 4;

/**
 * The variants of the selected products that have some, as they are now.
 * @param isNeeded whether an edit is chosen that changes them
 */
export function useVariantsOf(products: readonly AdministeredProduct[], isNeeded: boolean) {
  const ids = isNeeded ? products.filter(({ options }) => options).map(({ _id }) => _id) : [];
  const { data, error } = useQuery({
    queryKey: ['variants of selected products', ids],
    queryFn: ({ signal }) => readAll(ids, signal),
    enabled: ids.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    /** Undefined while they are read. */
    variantsOf: ids.length === 0 ? NONE : data,
    error,
  };
}

const NONE: VariantsOf = new Map();

async function readAll(ids: readonly string[], signal: AbortSignal): Promise<VariantsOf> {
  const found = new Map<string, StoredVariants>();
  const waiting = [...ids];
  async function readNext(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      found.set(id, await loadVariants(id, signal));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return found;
}
