import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to what the hash names, to the new page's heading, or to `main`, when the path changes, so that keyboard users start there and
 * screen readers announce it. The first page of a visit is announced by the browser itself.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const target = named ?? main.current?.querySelector('h1') ?? main.current;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
