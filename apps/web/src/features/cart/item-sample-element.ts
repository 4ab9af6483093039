/** Id of the list with the sample of a cart's item. A separate module, because the script that reads it has no React. */
export const ITEM_SAMPLE_ELEMENT = 'cart-item-sample';
