import { pageParamSchema } from '@shop/shared';
import { useSearchParams } from 'react-router-dom';

/** The page in the URL (`?page=2`); the first one by default. */
export function usePage(): number {
  const [search] = useSearchParams();
  return pageParamSchema.safeParse(search.get('page')).data ?? 1;
}
