import { matchRoutes, type Location, type Path } from 'react-router-dom';
import type { PageRoute } from '../page-handle';

/** Requests the code of a page, its layout and its guard in parallel, not one after the other as each renders. */
export function loadCode(routes: PageRoute[], location: Location) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    // The page that needs it shows the failure.
    route.handle?.loadCode?.(location.key).catch(() => undefined);
  }
}

/** Whether all the code of the page at an address has been loaded. */
export function hasCode(routes: PageRoute[], address: Partial<Path>): boolean {
  return (matchRoutes(routes, address) ?? []).every(
    ({ route }) => route.handle?.hasCode?.() ?? true,
  );
}
