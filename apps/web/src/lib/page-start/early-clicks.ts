declare global {
  interface Window {
    /**
     * Stops recording, and returns a function that replays the recorded actions. A property of `window`, because the
     * script that sets it runs before all others.
     */
    takeEarlyClicks?: () => () => void;
  }
}

/** Marks a control, for its styles: it looks taken until the returned function is called. */
function markTaken(control: Element | null): () => void {
  control?.setAttribute('aria-busy', 'true');
  return () => control?.removeAttribute('aria-busy');
}

/** Repeats a click on a button that needs a script; undefined for anything else. */
function clickOf({ target }: Event): (() => void) | undefined {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
  if (!button) return undefined;
  const isDone = markTaken(button);
  return () => {
    isDone();
    button.click();
  };
}

/** How long leaving the page waits for earlier clicks to be replayed. */
const LONGEST_HOLD_MS = 5_000;

/** Has no second element for a form that only a script can send, such as one with a password. */
type Departure = [again: () => void, withoutScript?: () => void];

/** How to leave the page as the link or form would; undefined if the event stays on the page. */
function departureOf(event: Event): Departure | undefined {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
    const form = event.target;
    // Clicks instead of submitting: React hydrates the clicked part of a page at once, but not a submitted one.
    const again = () => form.querySelector<HTMLElement>('[type="submit"]')?.click();
    return form.method === 'dialog' ? [again] : [() => form.requestSubmit(), () => form.submit()];
  }
  const link = event.target.closest('a');
  const isPlain =
    event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link?.href || link.target || link.hash || !isPlain) return undefined;
  return [() => link.click(), () => window.location.assign(link.href)];
}

/** The link, or the button that sends the form. */
function leavingControl(target: EventTarget | null): Element | null {
  if (target instanceof HTMLFormElement) return target.querySelector('[type="submit"]');
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Records clicks on buttons until React hydrates the page; from then on React replays clicks itself. Until the recorded
 * clicks are replayed, links and forms wait, because leaving the page would lose those clicks. Forms that only the
 * script can send wait, too.
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
    const isDone = markTaken(leavingControl(event.target));
    repeats.push(() => {
      isDone();
      again();
    });
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
