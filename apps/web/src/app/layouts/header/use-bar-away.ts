import { useEffect, type RefObject } from 'react';

/** How far a visitor scrolls in one direction before the bar moves, in pixels. */
const ENOUGH = 12;

/**
 * Marks the document with `data-bar="away"` while a visitor scrolls down, for the styles of narrow screens. The bar comes
 * back on the way up, when the focus moves into it, and when `news` changes. It stays while it is used.
 */
export function useBarAway(bar: RefObject<HTMLElement | null>, news: unknown): void {
  useEffect(() => {
    const { current: element } = bar;
    if (!element) return undefined;
    let before = window.scrollY;
    let turn = { at: before, isDown: false };

    const follow = () => {
      // On a phone, a page can be pulled past its ends.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.min(Math.max(window.scrollY, 0), Math.max(end, 0));
      if (now === before) return;
      const isDown = now > before;
      if (isDown !== turn.isDown) turn = { at: before, isDown };
      before = now;
      const isFar = Math.abs(now - turn.at) > ENOUGH;
      if (now <= element.offsetHeight || (isFar && !isDown)) show();
      else if (isFar && !isUsed(element)) document.documentElement.dataset.bar = 'away';
    };

    window.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', follow);
      element.removeEventListener('focusin', show);
    };
  }, [bar]);

  useEffect(show, [news]);
}

function show(): void {
  delete document.documentElement.dataset.bar;
}

/** Whether its menu is open, or the focus is in it. */
function isUsed(bar: HTMLElement): boolean {
  return bar.dataset.open === 'true' || bar.contains(document.activeElement);
}
