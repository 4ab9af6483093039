declare global {
  interface Window {
    /**
     * Ends the notes, and returns what repeats the clicks. A property, because the script that sets it runs before all
     * others.
     */
    takeEarlyClicks?: () => () => void;
  }
}

/** Buttons that only a script can serve. */
const BUTTON = 'button[type="button"]';

/**
 * Notes on which buttons a visitor clicks before the page's script takes over. From then on React holds clicks until it
 * can handle them.
 */
export function noteEarlyClicks(window: Window): void {
  const clicked: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (button) clicked.push(button);
  };
  window.addEventListener('click', note);
  window.takeEarlyClicks = () => {
    window.removeEventListener('click', note);
    return () => {
      for (const button of clicked.splice(0)) button.click();
    };
  };
}
