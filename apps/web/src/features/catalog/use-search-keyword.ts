import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';

/** The keyword of the search that is on screen, from the address; empty anywhere else. */
export function useSearchKeyword(): string {
  const { pathname, search } = useLocation();
  if (pathname !== paths.search) return '';
  return new URLSearchParams(search).get('q')?.trim() ?? '';
}
