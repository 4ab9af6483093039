/** Tag of promotions, delivery zones and tax rates. */
export const PRICE_RULES = 'price rules';
