import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { endAddition, useAddition } from './addition';
import { loadAddedPanel } from './load-added-panel';

type Panel = Awaited<ReturnType<typeof loadAddedPanel>>;

/** The place for the panel that says what was put into the cart, on every page but the cart itself. */
export function CartPanel() {
  const addition = useAddition();
  const { pathname } = useLocation();
  const [Panel, setPanel] = useState<Panel>();
  const isShown = addition !== undefined && pathname !== shopPaths.cart;

  // The panel is about something on this page.
  useEffect(() => endAddition, [pathname]);

  useEffect(() => {
    if (!isShown || Panel) return;
    // Without the panel, as when offline, the message alone says it. The next addition tries again.
    loadAddedPanel().then((loaded) => setPanel(() => loaded), endAddition);
  }, [isShown, Panel]);

  return isShown && Panel ? <Panel addition={addition} /> : null;
}
