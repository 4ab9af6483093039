/** Id of the element that shows the stored cart until the page's script takes over. */
export const STORED_CART_ELEMENT = 'stored-cart';
