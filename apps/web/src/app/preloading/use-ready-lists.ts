import { DASHBOARD_ROUTES } from '@shop/shared';
import { useEffect } from 'react';
import { savesData } from '../../lib/page-start/saves-data';
import { adminPages } from '../admin-routes';
import { preloadPages } from './preload-pages';

/** The lists that administrators open all day. */
const LISTS: readonly string[] = [
  DASHBOARD_ROUTES.adminOrders,
  DASHBOARD_ROUTES.adminProducts,
  DASHBOARD_ROUTES.adminCustomers,
  DASHBOARD_ROUTES.adminPrices,
];

/**
 * Loads the code of the lists while an administrator looks at another page, so that a press asks for their rows at once.
 * A browser that can't say when it is idle loads it on intent, like that of all pages.
 */
export function useReadyLists(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || savesData() || !('requestIdleCallback' in window)) return undefined;
    const asked = window.requestIdleCallback(() => preloadPages(adminPages, LISTS));
    return () => window.cancelIdleCallback(asked);
  }, [isWanted]);
}
