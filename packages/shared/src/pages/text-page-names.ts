/** The pages whose texts administrators write on the settings page, in the order in which the shop links to them. */
export const SHOP_TEXT_PAGES = ['delivery', 'returns', 'terms', 'imprint'] as const;
/** One of `SHOP_TEXT_PAGES`. */
export type ShopTextPage = (typeof SHOP_TEXT_PAGES)[number];

/** The pages whose texts may be formatted. */
export type FormattedPage = ShopTextPage | 'about' | 'policy';
