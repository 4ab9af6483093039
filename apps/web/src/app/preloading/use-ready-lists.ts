import { DASHBOARD_ROUTES } from '@shop/shared';
import { useEffect } from 'react';
import { loadPalette } from '../../features/palette';
import { savesData } from '../../lib/page-start/saves-data';
import { adminPages } from '../admin-routes';
import { preloadPages } from './preload-pages';

/** The lists that administrators open all day. */
const LISTS: readonly string[] = [
  DASHBOARD_ROUTES.adminOrders,
  DASHBOARD_ROUTES.adminProducts,
  DASHBOARD_ROUTES.adminCustomers,
  DASHBOARD_ROUTES.adminPrices,
  DASHBOARD_ROUTES.adminReturns,
  DASHBOARD_ROUTES.adminJobs,
  DASHBOARD_ROUTES.adminAudit,
];

/** The page that was opened comes first. */
const AFTER_MS = 1_000;

/**
 * Loads the code of the lists and of the search over everything while an administrator looks at another page, so that a
 * press asks for rows at once, and letters typed after Ctrl+K are not lost.
 * A browser that can't say when it is idle loads it on intent, like that of all pages.
 */
export function useReadyLists(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || savesData() || !('requestIdleCallback' in window)) return undefined;
    let asked: number | undefined;
    const timer = setTimeout(() => {
      asked = window.requestIdleCallback(() => {
        preloadPages(adminPages, LISTS);
        loadPalette().catch(() => undefined);
      });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (asked !== undefined) window.cancelIdleCallback(asked);
    };
  }, [isWanted]);
}
