import type { AdministeredProduct } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { firstPart } from '../../../lib/bulk/send-in-parts';
import { listVariants, type VariantList } from '../api/variants';
import { countCombinations } from '../variants-grid/make-rows';
import type { VariantsOf } from './bulk-edit';

/**
 * The variants of the selected products that have some, as they are now.
 * @param isNeeded whether an edit is chosen that changes them
 */
export function useVariantsOf(products: readonly AdministeredProduct[], isNeeded: boolean) {
  const chosen = isNeeded ? products.filter(({ options }) => options) : [];
  const { data, error } = useQuery({
    queryKey: ['variants of selected products', chosen.map(({ _id }) => _id)],
    queryFn: ({ signal }) => readAll(chosen, signal),
    enabled: chosen.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    /** Undefined while they are read. */
    variantsOf: chosen.length === 0 ? NONE : data,
    error,
  };
}

const NONE: VariantsOf = new Map();

/** Reads them in parts, one after the other, so that a large selection does not take all turns of the shop. */
async function readAll(
  products: readonly AdministeredProduct[],
  signal: AbortSignal,
): Promise<VariantsOf> {
  const found = new Map<string, VariantList>();
  let rest = products;
  while (rest.length > 0) {
    const part = firstPart(rest, ({ options = [] }) => countCombinations(options));
    const ids = part.map(({ _id }) => _id);
    for (const list of await listVariants(ids, signal)) found.set(list.product, list);
    rest = rest.slice(part.length);
  }
  return found;
}
