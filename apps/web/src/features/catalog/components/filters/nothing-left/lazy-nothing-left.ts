import { lazyPart } from '../../../../../ui/page/lazy-part';

/** Most lists have products. */
export const NothingLeft = lazyPart(async () => (await import('./nothing-left')).NothingLeft);
