import { endpoints, urlOf, type SearchCount } from '@shop/shared';
import { useEffect } from 'react';

/** What this tab has already counted: going back to a page is not a new search. */
const counted = new Set<string>();
/** The words whose results are on the screen. */
let shownWords: string | undefined;

/** Counts anonymously: no token, no cookie, no referrer. Failures are ignored. */
function send(count: SearchCount): void {
  const body = JSON.stringify(count);
  const key = `${count.words}\n${count.chosen ?? ''}`;
  if (counted.has(key)) return;
  counted.add(key);
  void fetch(new URL(urlOf(endpoints.countSearch), window.location.origin), {
    method: endpoints.countSearch.method,
    headers: { 'Content-Type': 'application/json' },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Lets the request finish after the page is left.
    keepalive: true,
  })
    // Without reading the body, the request would never end.
    .then((reply) => reply.text())
    .catch(() => undefined);
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
