import { endpoints, urlOf, type SearchCount } from '@shop/shared';

/** What this tab has already counted: going back to a page is not a new search. */
const counted = new Set<string>();

/** Counts anonymously: no token, no cookie, no referrer. Failures are ignored. */
export function sendSearchCount(count: SearchCount): void {
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
