import { SEARCH_KEYWORD_LENGTH } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { shopPaths } from '../../lib/address/shop-paths';

/** Shortens a keyword to what the server accepts, without cutting a character in half. */
function cut(keyword: string): string {
  return keyword
    .trim()
    .slice(0, SEARCH_KEYWORD_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The keyword in the URL of the search screen. */
export function searchedKeyword(params: URLSearchParams): string {
  return cut(params.get('q') ?? '');
}

/** The keyword in the URL of the search screen; empty on other screens. */
export function useSearchKeyword(): string {
  const { pathname, search } = useLocation();
  return pathname === shopPaths.search ? searchedKeyword(new URLSearchParams(search)) : '';
}
