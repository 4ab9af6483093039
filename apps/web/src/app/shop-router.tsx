import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The history of the tab, and the place in it where the shop is rendered first. */
export function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { action, location } = history;
  return { history, start: { action, location }, address: window.location.href };
}

interface ShopRouterProps {
  opened: ReturnType<typeof openHistory>;
  children: ReactNode;
}

/**
 * A router that starts at the address that the document was rendered for. React may begin to hydrate anew after a step in
 * the history, and `BrowserRouter` would then read another address.
 */
export function ShopRouter({ opened: { history, start, address }, children }: ShopRouterProps) {
  const [{ action, location }, setPlace] = useState(start);

  useLayoutEffect(() => {
    const go = ({ action, location }: typeof start) => {
      startTransition(() => setPlace({ action, location }));
    };
    // Nobody has listened to a step before this one.
    if (window.location.href !== address) go(history);
    return history.listen(go);
  }, [history, address]);

  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}
