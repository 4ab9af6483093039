import { lazyPage } from '../../../../lazy-page';

const Nothing = () => null;

/**
 * What an empty cart suggests. A separate chunk: a server renders it, and a filled cart needs none of it. Without it,
 * as when offline, the link to all products is enough.
 */
export const suggestions = lazyPage(() =>
  import('./suggestions').then(
    ({ NewProducts }) => NewProducts,
    () => Nothing,
  ),
);
