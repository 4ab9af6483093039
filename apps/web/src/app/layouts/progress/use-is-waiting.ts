import { useEffect, useState } from 'react';
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

/** Whether the visitor has chosen another page that is not there yet. */
export function useIsWaiting(): boolean {
  const { key } = useLocation();
  const [waitingAt, setWaitingAt] = useState<string>();
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const shownAt = performance.now();
    // On the window, after the router has taken the click.
    const wait = ({ target, defaultPrevented, timeStamp }: Event) => {
      // A click that is older than this page has opened it, at once.
      if (!defaultPrevented || !isExit(target) || timeStamp < shownAt) return;
      timers.push(
        setTimeout(() => setWaitingAt(key), SHOW_AFTER_MS),
        setTimeout(() => setWaitingAt(undefined), HIDE_AFTER_MS),
      );
    };
    window.addEventListener('click', wait);
    window.addEventListener('submit', wait);
    return () => {
      timers.forEach(clearTimeout);
      // Otherwise it would wait again when the visitor comes back.
      setWaitingAt(undefined);
      window.removeEventListener('click', wait);
      window.removeEventListener('submit', wait);
    };
  }, [key]);
  return waitingAt === key;
}
