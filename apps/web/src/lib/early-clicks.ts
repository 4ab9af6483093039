declare global {
  interface Window {
    /**
     * Ends the notes, and returns what repeats what was done. A property, because the script that sets it runs before
     * all others.
     */
    takeEarlyClicks?: () => () => void;
  }
}

/** How to click again what only a script can serve; undefined for all else. */
function clickOf({ target }: Event): (() => void) | undefined {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
  return button ? () => button.click() : undefined;
}

/** How long a visitor who wants to leave the page waits for what they clicked before. */
const LONGEST_HOLD_MS = 5_000;

/** How to leave the page as a click or a form would have; undefined when it stays open. */
function departureOf(event: Event): { again: () => void; withoutScript: () => void } | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
    const form = event.target;
    return { again: () => form.requestSubmit(), withoutScript: () => form.submit() };
  }
  const link = event.target.closest('a');
  const isPlain =
    event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link?.href || link.target || link.hash || !isPlain) return undefined;
  return { again: () => link.click(), withoutScript: () => window.location.assign(link.href) };
}

/**
 * Notes which buttons a visitor clicks before the page's script takes over. From then on React holds clicks until it
 * can handle them. Until the notes have been repeated, links and forms wait, because what was clicked before would be
 * lost with the page.
 */
export function noteEarlyClicks(window: Window): void {
  const repeats: (() => void)[] = [];
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const listenTo = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  };
  const hold = (event: Event) => {
    const departure = repeats.length > 0 && departureOf(event);
    if (!departure) return;
    event.preventDefault();
    clearTimeout(overdue);
    overdue = setTimeout(departure.withoutScript, LONGEST_HOLD_MS);
    repeats.push(departure.again);
  };
  const note = (event: Event) => {
    const click = clickOf(event);
    if (click) repeats.push(click);
  };
  const endClicks = listenTo(['click'], note);
  const endHolding = listenTo(['click', 'submit'], hold);
  window.takeEarlyClicks = () => {
    endClicks();
    return () => {
      endHolding();
      clearTimeout(overdue);
      for (const repeat of repeats.splice(0)) repeat();
    };
  };
}
