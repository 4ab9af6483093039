import { DASHBOARD_ROUTES } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { DASHBOARD } from '../lib/address/shop-paths';
import { adminArea } from './admin-routes';
import { lazyPage } from './lazy-page';
import { loadCode } from './preloading/load-code';
import type { PageRoute } from './page-handle';
import { NotFoundPage } from './pages/static/not-found-page';
import { prefetchOnIntent } from './preloading/prefetch-on-intent';
import { useReadyLists } from './preloading/use-ready-lists';
import { userArea } from './user-routes';

/** Visitors may open it, too. */
const invitation: PageRoute = {
  path: DASHBOARD_ROUTES.invitation,
  ...lazyPage(async () => (await import('./pages/account/invitation-page')).InvitationPage),
};

/** Visitors may open it, too: whoever has a link to pay needs no password. */
const pay: PageRoute = {
  path: DASHBOARD_ROUTES.pay,
  ...lazyPage(async () => (await import('./pages/account/pay-page')).PayPage),
};

const dashboardRoutes = [userArea, adminArea, invitation, pay];

/** The same routes relative to the dashboard's path, for the nested router. */
function below(routes: PageRoute[]): PageRoute[] {
  return routes.map(({ path, children, ...route }) => ({
    ...route,
    path: path?.slice(DASHBOARD.length + 1),
    children: children && below(children),
  }));
}

const routesBelow = [...below(dashboardRoutes), { path: '*', Component: NotFoundPage }];

/** The pages of shoppers and administrators. Visitors load none of this code, not even the routes. */
export function Dashboard() {
  const queryClient = useQueryClient();
  useEffect(() => prefetchOnIntent(dashboardRoutes, queryClient), [queryClient]);
  const location = useLocation();
  loadCode(dashboardRoutes, location);
  useReadyLists(matchRoutes([adminArea], location) !== null);
  return useRoutes(routesBelow);
}
