import { type AdministeredProduct, type ProductChange } from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { plainAmount } from '../amount-text';
import type { PriceFields } from '../price-fields';
import { useListedProduct } from './listed-product';
import { sendChange } from './send-change';
import { loadVariants, type StoredVariants } from './variants';

type Row = NonNullable<ProductChange['variants']>['rows'][number];

/** What of a variant was changed in its row. */
function rowOf(_id: string, { price, compareAtPrice, quantity, openedWith }: PriceFields): Row {
  const row: Row = { _id };
  if (price !== Number(openedWith.price)) row.price = price;
  if (compareAtPrice !== plainAmount(openedWith.compareAtPrice))
    row.compareAtPrice = compareAtPrice === '' ? null : Number(compareAtPrice);
  const quantityBefore = Number(openedWith.quantity);
  return quantity === quantityBefore ? row : { ...row, quantity, quantityBefore };
}

/**
 * The variants of a listed product, to change one by one. Saves of the same product wait for each other, because each
 * tells which version of all variants was seen.
 */
export function useListedVariants(product: AdministeredProduct) {
  const queryClient = useQueryClient();
  const listed = useListedProduct(product);
  const queryKey = ['listed variants', product._id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadVariants(product._id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.current.then(task, task);
    last.current = turn;
    return turn;
  }

  async function show(grid: StoredVariants) {
    queryClient.setQueryData(queryKey, grid);
    const { price, priceTo, quantity } = grid.product;
    await listed.list({ ...product, price, priceTo, quantity });
  }

  const variantIn = ({ variants }: StoredVariants, id: string) => {
    const found = variants.find(({ _id }) => _id === id);
    if (!found) throw new Error('The variant is gone');
    return found;
  };

  /** Until somebody loads what others have saved meanwhile, the next save tells the version that was seen. */
  async function save(id: string, fields: PriceFields) {
    const seen = queryClient.getQueryData<StoredVariants>(queryKey)?.version ?? 0;
    const { editKey } = fields.openedWith;
    const variants = { version: seen, editKey, rows: [rowOf(id, fields)] };
    await sendChange({ productId: product._id, variants });
    void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
    const grid = await loadVariants(product._id);
    if (grid.version === seen + 1) await show(grid);
    return variantIn(grid, id);
  }

  return {
    variants: data?.variants,
    error,
    retry: () => void refetch(),
    /** What saves or loads one of the variants. */
    of: (id: string) => ({
      save: (fields: PriceFields) => inTurn(() => save(id, fields)),
      load: async () => {
        const grid = await loadVariants(product._id);
        await show(grid);
        return variantIn(grid, id);
      },
    }),
  };
}
