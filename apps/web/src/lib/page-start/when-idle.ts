import { savesData } from './saves-data';

/** Where a browser can’t say when it is idle. */
const DELAY_MS = 1_000;

/** Once the browser is idle, loads what the visitor may need next. Does nothing in the browser's data-saving mode. */
export function whenIdle(load: () => void): void {
  if (savesData()) return;
  // Not every browser has it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, DELAY_MS);
}
