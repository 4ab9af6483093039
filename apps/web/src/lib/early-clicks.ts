declare global {
  interface Window {
    /** Called once the page reacts to its visitor. A property, because the script that sets it runs before all others. */
    repeatEarlyClicks?: () => void;
  }
}

/** Buttons that only a script can serve. */
const BUTTON = 'button[type="button"]';

/** Notes on which buttons a visitor clicks before the page is alive, so that it can repeat those clicks then. */
export function noteEarlyClicks(window: Window): void {
  const clicked: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
    if (button) clicked.push(button);
  };
  window.addEventListener('click', note);
  window.repeatEarlyClicks = () => {
    window.removeEventListener('click', note);
    for (const button of clicked.splice(0)) button.click();
  };
}
