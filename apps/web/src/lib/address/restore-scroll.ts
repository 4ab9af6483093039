/** How long the page may take to grow: on a slow line, several pages of a list take many seconds. */
export const ARRIVES_WITHIN_MS = 30_000;
/** A visitor who does one of these decides where the page is from then on. */
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position. After a reload, a list that is loaded again is too short for it at first: scrolls again whenever
 * the page grows, until the position is reached, the visitor acts, or time is up.
 * @param onEnd is called once, when no further scrolling follows.
 * @returns a function that ends it.
 */
export function restoreScroll(position: number, onEnd: () => void): () => void {
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(end, ARRIVES_WITHIN_MS);
  let hasEnded = false;

  function scroll() {
    window.scrollTo(0, position);
    // Browsers round positions.
    if (window.scrollY >= position - 1) end();
  }

  function end() {
    if (hasEnded) return;
    hasEnded = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const name of VISITOR_EVENTS) window.removeEventListener(name, end);
    onEnd();
  }

  for (const name of VISITOR_EVENTS) window.addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  scroll();
  return end;
}
