import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import { notePlace, placeOf } from '../../../lib/history/history-places';
import { isVisit } from './is-visit';
import { describeLink, returnToLink } from './return-to-link';

/**
 * Moves the focus to what the hash names, to the new page's heading, or to `main`, when the path changes, so that
 * keyboard users start there and screen readers announce it. On a page from the history, it returns to the link by
 * which the page was left. The first page of a visit is announced by the browser itself.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const navigation = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    window.endEarlyPlaces?.();
    const noteLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) notePlace(location, { link: describeLink(link) });
    };
    document.addEventListener('click', noteLink, { capture: true });
    return () => document.removeEventListener('click', noteLink, { capture: true });
  }, [location]);

  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    if (lastPath.current === location.pathname) return undefined;
    lastPath.current = location.pathname;
    const { link } = placeOf(location);
    if (link && navigation === NavigationType.Pop && !(isFirst && isVisit()))
      return returnToLink(link);
    if (isFirst) return undefined;
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const focus = () => {
      const target = named ?? main.current?.querySelector('h1') ?? main.current;
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    };
    focus();
    return main.current ? keepFocus(main.current, focus) : undefined;
  }, [location, navigation, main]);
}

/**
 * Until the visitor does something: the heading of a page that is still loading gives way to another one, and would
 * take the focus with it, to the beginning of the document. Returns what ends it.
 */
function keepFocus(main: HTMLElement, focus: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focus();
  });
  const end = () => observer.disconnect();
  observer.observe(main, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, end, { once: true, capture: true });
  return end;
}
