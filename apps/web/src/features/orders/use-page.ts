import { pageParamSchema } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address asks for (`?page=2`); the first one unless it says otherwise. */
export function usePage(): number {
  const [search] = useSearchParams();
  return pageParamSchema.safeParse(search.get('page')).data ?? 1;
}
