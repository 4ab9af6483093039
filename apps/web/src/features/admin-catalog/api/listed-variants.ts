import {
  type AdministeredProduct,
  type AdministeredVariant,
  type ProductChange,
} from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { plainAmount } from '../amount-text';
import { priceTextsOf, type PriceFields } from '../price-fields';
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
 * The shop compares versions alone, and another row of the same product may have loaded the current one: prices that
 * were typed over older ones must not be sent with it.
 */
function checkPricesSeen({ openedWith }: PriceFields, known: AdministeredVariant) {
  const { price, compareAtPrice } = priceTextsOf(known);
  if (price === openedWith.price && compareAtPrice === openedWith.compareAtPrice) return;
  const serverMessage = 'Someone else has changed the prices of this variant';
  throw new ApiError({ status: 409, serverMessage });
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
    const known = queryClient.getQueryData<StoredVariants>(queryKey);
    if (!known) throw new Error('The variants are not loaded');
    checkPricesSeen(fields, variantIn(known, id));
    const { editKey } = fields.openedWith;
    const variants = { version: known.version, editKey, rows: [rowOf(id, fields)] };
    await sendChange({ productId: product._id, variants });
    void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
    const grid = await loadVariants(product._id);
    if (grid.version === known.version + 1) await show(grid);
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
