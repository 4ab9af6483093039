/** The id of the place that a stored cart is shown in before the page's script takes over. */
export const STORED_CART_ELEMENT = 'stored-cart';
