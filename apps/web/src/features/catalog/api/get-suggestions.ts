import { endpoints, SEARCH_KEYWORD_LENGTH } from '@shop/shared';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { PUBLIC_DATA } from '../../../lib/http/query-client';

/**
 * Suggestions for the text typed so far. Each text has its own cache entry, so a late reply is never shown for another
 * text; a request that is no longer needed is cancelled.
 */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: [PUBLIC_DATA, 'suggestions', text],
    queryFn: ({ signal }) => call(endpoints.suggestProducts, { query: { q: text }, signal }),
    enabled: text !== '' && text.length <= SEARCH_KEYWORD_LENGTH,
    // Short, because every prefix of a word is an entry.
    gcTime: 60_000,
    // The next keystroke sends a new request anyway.
    retry: false,
  });
}
