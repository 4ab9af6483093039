import { endpoints, urlOf, type SearchCount } from '@shop/shared';
import { useEffect } from 'react';

/** What this tab has counted: a page that is turned back to is no other search. */
const counted = new Set<string>();
/** The words whose results are on the screen. */
let shownWords: string | undefined;

/** Counts without who: no token, no cookie, no address of the page. What can't be sent is lost. */
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
    // It is sent even if the page is left.
    keepalive: true,
  })
    // Unread, the request would never end.
    .then((reply) => reply.text())
    .catch(() => undefined);
}

/**
 * Counts a search once its results are looked at, and what is opened from them while they are shown.
 * @param found how many products there are; undefined until that is known, or where filters leave some out.
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
      // A tab in the background, or a page that the browser renders before it is asked for, was not looked at.
      if (document.visibilityState === 'visible') send({ words, found });
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [words, found]);
}

/**
 * Counts that a product was opened.
 * @param words what was searched for; by default that whose results are shown, if any are.
 */
export function countOpened(product: string, words = shownWords): void {
  if (words) send({ words, chosen: product });
}
