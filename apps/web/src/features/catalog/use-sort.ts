import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll';
import { readSort, DEFAULT_SORT, type ShopperSort } from './filters';

/** The sort order in the address (`?sort=price`), and how to change it. */
export function useSort() {
  const [params, setParams] = useSearchParams();
  function change(sort: ShopperSort) {
    setParams(sort === DEFAULT_SORT ? {} : { sort }, KEEP_SCROLL);
  }
  return [readSort(params), change] as const;
}
