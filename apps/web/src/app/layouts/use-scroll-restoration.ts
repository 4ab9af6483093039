import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { keepsScroll } from '../../lib/keep-scroll';

const STORAGE_KEY = 'scroll-positions';

/** Where each entry of the history was scrolled to, in pixels from the top. */
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
    // Without storage, only a reload forgets the positions.
  }
}

/** The first page of every document has the key 'default': used alone, it would mix up the scroll positions of pages. */
function entryOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function targetOf({ hash }: Location): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Opens a new page at its top, or where its hash points, and one from the history where it was left. */
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
    // A page that was rendered on the server may have been scrolled before its script was there.
    const isScrolled = isFirst.current && window.scrollY > 0;
    isFirst.current = false;
    positions ??= readPositions();
    const entry = entryOf(location);
    const position = positions[entry];
    const target = targetOf(location);
    if (isScrolled) notePosition();
    else if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll(location)) window.scrollTo(0, 0);

    function notePosition() {
      positions = { ...positions, [entry]: window.scrollY };
    }
    window.addEventListener('scroll', notePosition, { passive: true });
    return () => window.removeEventListener('scroll', notePosition);
  }, [location]);
}
