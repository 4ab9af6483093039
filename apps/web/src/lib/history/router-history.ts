/** What overlays change of the router's history. */
export interface RouterHistory {
  push: (...to: never[]) => void;
  replace: (...to: never[]) => void;
}

let history: RouterHistory | undefined;

/** Keeps the router's history for the first overlay, whose code loads with it. */
export function keepRouterHistory(opened: RouterHistory): void {
  history = opened;
}

/** The history that was kept, once. */
export function takeRouterHistory(): RouterHistory | undefined {
  const kept = history;
  history = undefined;
  return kept;
}
