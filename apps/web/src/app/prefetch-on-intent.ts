import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import type { PageRoute } from './page-handle';

/** How long a pointer or the focus stays on a link that someone means to follow. */
const DWELL_MS = 80;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

/**
 * Requests code and data of the page that someone is about to open: when they point at a link, focus it or touch it.
 * Visitors who save data get only what they open.
 * @returns how to stop
 */
export function prefetchOnIntent(routes: PageRoute[], queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const search = new URLSearchParams(link.search);
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const { loadCode, fetchData } = route.handle ?? {};
      // What fails to load is loaded again when the page is opened, which then says so.
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
