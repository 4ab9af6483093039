import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';
import { DASHBOARD } from '../lib/address/shop-paths';

/** The routes that differ for each user: the dashboards. */
export const privateRoutes: PageRoute[] = [
  {
    path: `${DASHBOARD}/*`,
    ...lazyPage(async () => (await import('./dashboard')).Dashboard),
  },
];
