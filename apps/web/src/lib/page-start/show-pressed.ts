const CONTROLS = 'a[href], button, summary, label';
/** A short tap must be seen, too. */
const SHORTEST_MS = 120;

/**
 * Marks the touched or clicked control with `data-pressed`, for its styles. `:active` comes too late on a touch screen:
 * browsers wait whether the finger scrolls.
 */
export function showPressed(page: Document): void {
  let release: (() => void) | undefined;

  function press({ target }: Event) {
    release?.();
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control) return;
    const start = performance.now();
    control.dataset.pressed = '';
    release = () => {
      release = undefined;
      const left = Math.max(0, start + SHORTEST_MS - performance.now());
      setTimeout(() => delete control.dataset.pressed, left);
    };
  }

  const options = { capture: true, passive: true };
  page.addEventListener('pointerdown', press, options);
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    page.addEventListener(end, () => release?.(), options);
}
