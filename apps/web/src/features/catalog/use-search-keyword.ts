import { LIMITS } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** As much of the keyword as the server takes; half a character, left by the cut, is none. */
function cut(keyword: string): string {
  return keyword
    .trim()
    .slice(0, LIMITS.searchKeyword)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The keyword of the search that is on screen, from the address; empty anywhere else. */
export function useSearchKeyword(): string {
  const { pathname, search } = useLocation();
  if (pathname !== paths.search) return '';
  return cut(new URLSearchParams(search).get('q') ?? '');
}
