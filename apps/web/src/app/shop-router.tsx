import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Path,
} from 'react-router-dom';
import { keepRouterHistory } from '../lib/history/router-history';
import { withOverlays } from '../lib/history/with-overlays';

/** The history of the tab, and the place in it where the shop is rendered first. */
export function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  keepRouterHistory(history);
  // The page was reloaded under an overlay.
  if ((window.history.state as { overlay?: true } | null)?.overlay) {
    withOverlays(({ leaveOldEntry }) => leaveOldEntry());
  }
  const { action, location } = history;
  return { history, start: { action, location }, address: window.location.href };
}

/** How long the previous page stays while the code of the next one loads. */
const SHELL_AFTER_MS = 100;

/**
 * Takes the focus from a link or heading that is about to be removed: while it is removed, a browser would compute the
 * styles of the whole page. Nothing that listens for that is left early, as a field would be.
 */
function leaveFocus(): void {
  document.querySelector<HTMLElement>('main :is(a, h1):focus')?.blur();
}

interface ShopRouterProps {
  opened: ReturnType<typeof openHistory>;
  /** Whether the code of the page at this address has been loaded. */
  hasCode: (address: Partial<Path>) => boolean;
  children: ReactNode;
}

/**
 * A router that starts at the address that the document was rendered for. React may begin to hydrate anew after a step in
 * the history, and `BrowserRouter` would then read another address. A page whose code is there is shown at once, because
 * a transition takes several times as long on a slow phone; any other one soon, as a placeholder.
 */
export function ShopRouter({ opened, hasCode, children }: ShopRouterProps) {
  const { history, start, address } = opened;
  const [place, setPlace] = useState(start);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { pathname } = start.location;
    const go = ({ action, location }: typeof start) => {
      clearTimeout(timer);
      const next = { action, location };
      const isThere = hasCode(location);
      if (isThere && location.pathname !== pathname) leaveFocus();
      ({ pathname } = location);
      // A list of several pages may take its time when a visitor comes back to it.
      const isLong = action === NavigationType.Pop && location.search.includes('loaded=');
      // At once also where an address is replaced: until it is rendered, a tap would still count at the old one.
      if (isThere && !isLong) {
        setPlace(next);
        return;
      }
      startTransition(() => setPlace(next));
      if (!isThere) timer = setTimeout(() => setPlace(next), SHELL_AFTER_MS);
    };
    // Nobody has listened to a step before this one.
    if (window.location.href !== address) go(history);
    const end = history.listen(go);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [history, start, address, hasCode]);

  return (
    <Router navigationType={place.action} location={place.location} navigator={history}>
      {children}
    </Router>
  );
}
