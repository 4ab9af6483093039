import { takeRouterHistory, type RouterHistory } from './router-history';

/**
 * Overlays that Back closes. While any is open, the history has one more entry: of the same page, and unknown to the
 * router. It is left again when the last overlay closes, so that Back never stands still.
 */

/** The functions that close the open overlays, the top one last. */
const overlays: (() => void)[] = [];
/** What is to happen after the step back from the entry that has begun. */
let leaving: (() => void)[] | undefined;
/** The page under the overlays, as long as the entry is there. */
let page: { key: unknown; href: string } | undefined;

const state = () => window.history.state as Record<string, unknown> | null;
const isOnEntry = () => state()?.overlay === true;

function here() {
  return { key: state()?.key, href: window.location.href };
}

function isOnPage(): boolean {
  const { key, href } = here();
  return page !== undefined && page.key === key && page.href === href;
}

function leaveEntry(then?: () => void): void {
  if (!leaving) {
    page = here();
    leaving = [];
    window.history.back();
  }
  if (then) leaving.push(then);
}

/** Adds or leaves the entry, whichever the open overlays ask for. */
function settle(): void {
  if (leaving) return;
  if (overlays.length === 0 && isOnEntry()) leaveEntry();
  if (overlays.length === 0 || isOnEntry()) return;
  page = here();
  window.history.pushState({ ...state(), overlay: true }, '');
}

function closeAll(): void {
  for (const close of [...overlays].reverse()) close();
}

function onStep(event: PopStateEvent): void {
  const afterwards = leaving;
  const isBack = isOnPage();
  leaving = undefined;
  page = undefined;
  // The router has never left the page, or is not to see an entry that Forward or a reload leads to.
  if (isBack || isOnEntry()) event.stopImmediatePropagation();
  if (afterwards) {
    for (const act of afterwards) act();
    settle();
  } else if (isOnEntry()) settle();
  else if (isBack) overlays.at(-1)?.();
  else closeAll();
}

/** A page that is opened from an overlay takes the entry's place; one that replaces the page does so under it. */
function heedOverlays(history: RouterHistory): void {
  const { push, replace } = history;
  history.push = (...to) => {
    if (leaving) leaving.push(() => push(...to));
    else if (isOnEntry()) {
      page = undefined;
      replace(...to);
    } else push(...to);
  };
  history.replace = (...to) => {
    if (!isOnEntry()) {
      replace(...to);
      return;
    }
    closeAll();
    leaveEntry(() => replace(...to));
  };
}

/** Listens before the router, which does so without capture. */
function heedSteps(): void {
  window.addEventListener('popstate', onStep, { capture: true });
  const history = takeRouterHistory();
  if (history) heedOverlays(history);
}

/** For a page that was reloaded under an overlay: leaves the entry, because nothing is open. */
export function leaveOldEntry(): void {
  heedSteps();
  settle();
}

/**
 * Notes that an overlay has opened.
 * @param close is called when the visitor goes back.
 * @returns what is to be called once it has closed
 */
export function openOverlay(close: () => void): () => void {
  overlays.push(close);
  heedSteps();
  settle();
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    // Another one may open in its place.
    queueMicrotask(settle);
  };
}
