declare global {
  interface Window {
    /**
     * Ends the notes, and returns what repeats what was done. A property, because the script that sets it runs before
     * all others.
     */
    takeEarlyClicks?: () => () => void;
  }
}

/** How to do again what a visitor did to an element that only a script can serve; undefined for all others. */
function repeatOf({ type, target }: Event): (() => void) | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type === 'click') {
    const button = target.closest<HTMLElement>('button[type="button"]');
    return button ? () => button.click() : undefined;
  }
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type))
    return undefined;
  const { checked } = target;
  return () => {
    target.checked = !checked;
    target.click();
  };
}

/**
 * Notes which buttons a visitor clicks, and which choices they make, before the page's script takes over. From then on
 * React holds events until it can handle them.
 */
export function noteEarlyClicks(window: Window): void {
  const repeats: (() => void)[] = [];
  const note = (event: Event) => {
    const repeat = repeatOf(event);
    if (repeat) repeats.push(repeat);
  };
  window.addEventListener('click', note);
  window.addEventListener('change', note);
  window.takeEarlyClicks = () => {
    window.removeEventListener('click', note);
    window.removeEventListener('change', note);
    return () => {
      for (const repeat of repeats.splice(0)) repeat();
    };
  };
}
