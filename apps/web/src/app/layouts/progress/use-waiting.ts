import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A page that is there sooner needs no sign that it is coming. */
const SHOW_AFTER_MS = 100;
/** Not every link that a script takes over opens a page. */
const HIDE_AFTER_MS = 10_000;

function isExit(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement)
    return target.role === 'search' && target.querySelector('input')?.value.trim() !== '';
  return target instanceof Element && target.closest('a[href]') !== null;
}

/**
 * Shows a bar while the visitor has chosen another page that is not there yet, or has gone back to it. It does so without
 * state: an update would begin the rendering of that page anew.
 */
export function useWaiting(
  bar: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
): void {
  const { key } = useLocation();
  // At once with the page: a bar must not outlast what it announced.
  useLayoutEffect(() => {
    const shownAt = performance.now();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const show = (isWaiting: boolean) => {
      bar.current?.toggleAttribute('hidden', !isWaiting);
      page.current?.setAttribute('aria-busy', String(isWaiting));
    };
    const wait = () =>
      timers.push(setTimeout(show, SHOW_AFTER_MS, true), setTimeout(show, HIDE_AFTER_MS, false));
    const stop = () => {
      timers.forEach(clearTimeout);
      show(false);
    };
    // On the window, after the router has taken the click.
    const onExit = ({ target, defaultPrevented, timeStamp }: Event) => {
      // A click that is older than this page has opened it, at once.
      if (defaultPrevented && isExit(target) && timeStamp >= shownAt) wait();
    };
    const onStep = () => {
      stop();
      // The router's name for the entry of the history.
      const { key: entry = 'default' } = (window.history.state ?? {}) as { key?: string };
      if (entry !== key) wait();
    };
    const listeners = { click: onExit, submit: onExit, popstate: onStep };
    const gone = new AbortController();
    for (const [event, listener] of Object.entries(listeners))
      window.addEventListener(event, listener, gone);
    return () => {
      stop();
      gone.abort();
    };
  }, [key, bar, page]);
}
