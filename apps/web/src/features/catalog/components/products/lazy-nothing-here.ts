import { lazyPart } from '../../../../ui/page/lazy-part';

/** Most lists have products. */
export const NothingHere = lazyPart(async () => (await import('./nothing-here')).NothingHere);
