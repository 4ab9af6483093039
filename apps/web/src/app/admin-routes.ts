import { catalogRoutes } from './admin/catalog-routes';
import { orderRoutes } from './admin/order-routes';
import { setupRoutes } from './admin/setup-routes';
import { lazyPage } from './lazy-page';
import type { PageRoute } from './page-handle';

/** Each page of the administrators. */
export const adminPages: PageRoute[] = [...catalogRoutes, ...orderRoutes, ...setupRoutes];

/** The administrator's pages, behind their guard. Only they load the chunk with antd. */
export const adminArea: PageRoute = {
  ...lazyPage(async () => (await import('./guards/admin-guard')).AdminGuard),
  children: [
    {
      ...lazyPage(async () => (await import('./layouts/antd-layout')).AntdLayout),
      children: [
        {
          ...lazyPage(async () => (await import('./layouts/admin/admin-area')).AdminArea),
          children: adminPages,
        },
      ],
    },
  ],
};
