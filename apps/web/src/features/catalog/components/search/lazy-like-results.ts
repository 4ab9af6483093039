import { lazyPart } from '../../../../ui/page/lazy-part';

/** Most searches find more than a few products. */
export const LikeResults = lazyPart(async () => (await import('./like-results')).LikeResults);
