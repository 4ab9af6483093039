/** Id of the HTML element in which the server passes the shop's details to the pages, as JSON. */
export const SHOP_DETAILS_ELEMENT = 'shop-details';

/** Id of the HTML element whose nonce the page's script puts on the `<style>` elements that it writes. */
export const STYLE_NONCE_ELEMENT = 'style-nonce';
