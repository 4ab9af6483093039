/** The drawn marks that a shop can show beside its name. */
export const SHOP_MARKS = ['bag', 'awning', 'leaf', 'cup', 'lamp'] as const;
/** One of `SHOP_MARKS`. */
export type ShopMark = (typeof SHOP_MARKS)[number];
