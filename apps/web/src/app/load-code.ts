import { matchRoutes, type Location } from 'react-router-dom';
import type { PageRoute } from './page-handle';

/** Requests the code of a page, its layout and its guard in parallel, not one after the other as each renders. */
export function loadCode(routes: PageRoute[], location: Location) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    // The page that needs it shows the failure.
    route.handle?.loadCode?.(location.key).catch(() => undefined);
  }
}
