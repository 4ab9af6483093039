import {
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/address/keep-scroll';
import { useAddressParams } from '../../lib/address/use-address-params';
import { readSpan, withSpan, type Span } from './product-pages';

/** The pages that a list has loaded. */
function loadedSpan(data: InfiniteData<unknown>): Span | undefined {
  const spans = data.pageParams as Span[];
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/**
 * Loads the next page of a list and writes the loaded pages into its URL, so that Back, a reload and a shared link show
 * the same products.
 * @param keyOf the cache key of a list that has these pages at first.
 */
export function useGrownList<Page>(
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  keyOf: (span: Span) => QueryKey,
): () => Promise<void> {
  const queryClient = useQueryClient();
  const { params, change } = useAddressParams();
  const { key } = useLocation();
  /** The history entry on the screen, if the list is on it. */
  const place = useRef<string>(undefined);
  const restoreLast = useRef<() => void>(undefined);
  useEffect(() => {
    place.current = key;
    restoreLast.current?.();
    restoreLast.current = undefined;
    return () => {
      place.current = undefined;
    };
  }, [key]);

  return async function loadNext() {
    const before = query.data;
    // Cancels a refetch in progress, which would otherwise swallow the click.
    const { data, isError } = await query.fetchNextPage();
    const grown = data && loadedSpan(data);
    // The visitor may have left the list meanwhile.
    if (isError || !grown || place.current !== key) return;
    const next = withSpan(params, grown);
    queryClient.setQueryData(keyOf(readSpan(next)), data);
    // The shorter list must be as it was for whoever opens its URL again, but is on the screen until the URL changes.
    const lastKey = keyOf(readSpan(params));
    restoreLast.current = () => void queryClient.setQueryData(lastKey, before);
    change(() => next, { replace: true, ...KEEP_SCROLL });
  };
}
