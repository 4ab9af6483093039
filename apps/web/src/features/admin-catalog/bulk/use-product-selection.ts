import type { AdministeredListQuery, AdministeredProduct } from '@shop/shared';
import { useRef, useState } from 'react';
import { productList } from '../product-list';

type Selected = ReadonlyMap<string, AdministeredProduct>;
const NONE: Selected = new Map();

/** The products that are selected on any page of a list, as they were shown. Other filters start with none. */
export function useProductSelection(query: AdministeredListQuery) {
  const filters = productList.write({ ...query, page: 1, sort: undefined }).toString();
  const [state, setState] = useState({ filters, selected: NONE });
  const lastTouched = useRef<string>(undefined);
  const selected = state.filters === filters ? state.selected : NONE;
  const replace = (products: Iterable<AdministeredProduct>) =>
    setState({ filters, selected: new Map([...products].map((each) => [each._id, each])) });

  function mark(products: readonly AdministeredProduct[], isSelected: boolean) {
    const next = new Map(selected);
    for (const product of products) {
      if (isSelected) next.set(product._id, product);
      else next.delete(product._id);
    }
    replace(next.values());
  }

  return {
    products: [...selected.values()],
    has: ({ _id }: AdministeredProduct) => selected.has(_id),
    mark,
    /** Selects or deselects a product of the page; with `isRange`, all from the last one touched to this one. */
    toggle(
      product: AdministeredProduct,
      page: readonly AdministeredProduct[],
      { isSelected, isRange }: Record<'isSelected' | 'isRange', boolean>,
    ) {
      const from = page.findIndex(({ _id }) => _id === lastTouched.current);
      const to = page.indexOf(product);
      lastTouched.current = product._id;
      const hasRange = isRange && from >= 0;
      mark(
        hasRange ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [product],
        isSelected,
      );
    },
    replace,
    clear: () => replace([]),
  };
}
/** The selected products, and functions to change the selection. */
export type ProductSelection = ReturnType<typeof useProductSelection>;
