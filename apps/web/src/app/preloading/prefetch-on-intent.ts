import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { savesData } from '../../lib/page-start/saves-data';
import type { PageRoute } from '../page-handle';

/** How long the pointer or the focus must rest on a link before its page is prefetched. */
const DWELL_MS = 80;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

/**
 * Prefetches code and data of a page when the user hovers over, focuses or touches a link to it. Does nothing in the
 * browser's data-saving mode.
 * @returns a function that stops prefetching
 */
export function prefetchOnIntent(routes: PageRoute[], queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const search = new URLSearchParams(link.search);
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const { loadCode, fetchData } = route.handle ?? {};
      // What fails here is loaded again when the page is opened, which then shows the error.
      loadCode?.().catch(() => undefined);
      fetchData?.(queryClient, params, search).catch(() => undefined);
    }
  }

  function onIntent(event: Event) {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link || savesData()) return;
    timer = setTimeout(() => prefetch(link), event.type === 'touchstart' ? 0 : DWELL_MS);
  }

  const types = ['mouseover', 'focusin', 'touchstart'];
  for (const type of types) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}
