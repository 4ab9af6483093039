import type * as Overlays from './overlays';

/** Loads what lets Back close overlays, and does something with it. Without it, Back leaves the page. */
export function withOverlays(act: (overlays: typeof Overlays) => void): void {
  import('./overlays').then(act, () => undefined);
}
