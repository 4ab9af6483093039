import type { Location } from 'react-router-dom';

interface ScrollState {
  keepScroll?: boolean;
}

/** Options of a navigation that keeps the scroll position. */
export const KEEP_SCROLL = { state: { keepScroll: true } satisfies ScrollState };

export function keepsScroll({ state }: Location): boolean {
  return (state as ScrollState | null)?.keepScroll === true;
}
