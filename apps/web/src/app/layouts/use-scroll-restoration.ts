import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { keepsScroll } from '../../lib/address/keep-scroll';
import { restoreScroll } from '../../lib/address/restore-scroll';

const STORAGE_KEY = 'scroll-positions';

/** The scroll position of each history entry, in pixels from the top. */
let positions: Record<string, number> | undefined;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage, positions are lost only on a reload.
  }
}

/** The first page of every document has the key 'default', so the key alone would mix up the positions of pages. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Whether this document was opened by its address or a link, not by a reload or from the history. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

function targetOf({ hash }: Location): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to where a page begins: at its top, or where it says so. */
function scrollToStart(): void {
  const start = document.querySelector('[data-start]');
  if (start) start.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls a new page to its start or to its hash, and a page from the history to where it was left. */
export function useScrollRestoration() {
  const location = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    // A server-rendered page may have been scrolled before its script ran.
    const isScrolled = isFirst.current && window.scrollY > 0;
    const isNew = isFirst.current && location.key === 'default' && isVisit();
    isFirst.current = false;
    positions ??= readPositions();
    const entry = entryOf(location);
    const position = isNew ? undefined : positions[entry];
    const target = targetOf(location);
    let isRestoring = false;
    let endRestoring: (() => void) | undefined;
    if (isScrolled) notePosition();
    else if (position !== undefined) {
      isRestoring = true;
      endRestoring = restoreScroll(position, () => (isRestoring = false));
    } else if (target) target.scrollIntoView();
    else if (keepsScroll(location)) notePosition();
    else scrollToStart();

    function notePosition() {
      // Until then, the page is where its height allows.
      if (!isRestoring) positions = { ...positions, [entry]: window.scrollY };
    }
    window.addEventListener('scroll', notePosition, { passive: true });
    return () => {
      endRestoring?.();
      window.removeEventListener('scroll', notePosition);
    };
  }, [location]);
}
