import { matchRoutes, type Location } from 'react-router-dom';
import type { PageRoute } from './page-handle';

/** A page, its layout and its guard are requested together, not as one renders the next. */
export function loadCode(routes: PageRoute[], location: Location) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    // The page that needs it shows the failure.
    route.handle?.loadCode?.(location.key).catch(() => undefined);
  }
}
