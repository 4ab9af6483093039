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

/** Without the second for a form that only a script can send, such as one with a password. */
type Departure = [again: () => void, withoutScript?: () => void];

/** How to leave the page as a click or a form would have; undefined when it stays open. */
function departureOf(event: Event): Departure | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
    const form = event.target;
    // By a click, because React takes over a part of the page at once when it is clicked, and not when it is submitted.
    const again = () => form.querySelector<HTMLElement>('[type="submit"]')?.click();
    return form.method === 'dialog' ? [again] : [() => form.requestSubmit(), () => form.submit()];
  }
  const link = event.target.closest('a');
  const isPlain =
    event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link?.href || link.target || link.hash || !isPlain) return undefined;
  return [() => link.click(), () => window.location.assign(link.href)];
}

/**
 * Notes which buttons a visitor clicks before the page's script takes over. From then on React holds clicks until it
 * can handle them. Until the notes have been repeated, links and forms wait, because what was clicked before would be
 * lost with the page, and so do forms that only the script can send.
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
    const [again, withoutScript] = departureOf(event) ?? [];
    if (!again || (withoutScript && repeats.length === 0)) return;
    event.preventDefault();
    clearTimeout(overdue);
    if (withoutScript) overdue = setTimeout(withoutScript, LONGEST_HOLD_MS);
    repeats.push(again);
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
