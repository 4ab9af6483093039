import { useSearchParams } from 'react-router-dom';
import { readSort, USUAL_SORT, type ShopperSort } from './filters';

/** The order of a list in the address (`?sort=price`), and how to change it. */
export function useSort() {
  const [params, setParams] = useSearchParams();
  function change(sort: ShopperSort) {
    setParams(sort === USUAL_SORT ? {} : { sort }, { preventScrollReset: true });
  }
  return [readSort(params), change] as const;
}
