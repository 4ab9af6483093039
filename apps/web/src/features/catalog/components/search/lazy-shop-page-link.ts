import { lazyPart } from '../../../../ui/page/lazy-part';

/** Few goods are called like a page of the shop. */
export const ShopPageLink = lazyPart(async () => (await import('./shop-page-link')).ShopPageLink);
