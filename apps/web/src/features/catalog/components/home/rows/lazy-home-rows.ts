import { lazyPart } from '../../../../../ui/page/lazy-part';

/** A shop has none at first. */
export const HomeRows = lazyPart(async () => (await import('./home-rows')).HomeRows);
