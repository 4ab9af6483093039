import { lazyPart } from '../../../../ui/page/lazy-part';

/** Most searches find products. */
export const NothingFound = lazyPart(async () => (await import('./nothing-found')).NothingFound);
