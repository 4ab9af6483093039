import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { keepsScroll } from '../../../lib/address/keep-scroll';
import { restoreScroll } from '../../../lib/address/restore-scroll';
import { notePlace, placeOf, storePlaces } from '../../../lib/history/history-places';
import { isVisit } from './is-visit';

/** Where a browser opens a page before its script runs: see `base.css`. */
const ARRIVAL = '[data-start="arrival"]';

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
    window.addEventListener('pagehide', storePlaces);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', storePlaces);
    };
  }, []);

  useLayoutEffect(() => {
    const isNew = isFirst.current && location.key === 'default' && isVisit();
    const position = isNew ? undefined : placeOf(location).y;
    // A server-rendered page may have been scrolled before its script ran; after a reload also by the browser.
    const isAtStart = position !== undefined && document.querySelector(ARRIVAL) !== null;
    const isScrolled = isFirst.current && window.scrollY > 0 && !isAtStart;
    isFirst.current = false;
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
      if (!isRestoring) notePlace(location, { y: window.scrollY });
    }
    window.addEventListener('scroll', notePosition, { passive: true });
    return () => {
      endRestoring?.();
      window.removeEventListener('scroll', notePosition);
    };
  }, [location]);
}
