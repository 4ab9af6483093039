import type { SearchCount } from '@shop/shared';
import { useEffect } from 'react';

/** The words whose results are on the screen. */
let shownWords: string | undefined;

/** The code loads when it is needed, because most visitors browse. */
function send(count: SearchCount): void {
  import('./send-search-count').then(
    ({ sendSearchCount }) => sendSearchCount(count),
    () => undefined,
  );
}

/**
 * Counts a search once its results are seen, and products opened from them.
 * @param found how many products there are; undefined until that is known, or if filters exclude some.
 */
export function useCountSearch(words: string, found: number | undefined): void {
  useEffect(() => {
    if (words === '') return undefined;
    shownWords = words;
    return () => {
      shownWords = undefined;
    };
  }, [words]);
  useEffect(() => {
    if (words === '' || found === undefined) return undefined;
    const count = () => {
      // A background tab, or a page that the browser prerenders, has not been seen.
      if (document.visibilityState === 'visible') send({ words, found });
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [words, found]);
}

/**
 * Counts that a product was opened.
 * @param words the searched words; by default those whose results are on the screen, if any.
 */
export function countOpened(product: string, words = shownWords): void {
  if (words) send({ words, chosen: product });
}
