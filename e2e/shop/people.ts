/** The administrator of shops that are started with its password as `ADMIN_PASSWORD`. */
export const ADMIN = { email: 'admin@shop.test', password: 'an administrator’s password' };

/** Shoppers of the demo catalogue. */
export const MAYA = { email: 'maya@shop.test', password: 'demo-shopper' };
export const THEO = { email: 'theo@shop.test', password: 'demo-shopper' };
export const INES = { email: 'ines@shop.test', password: 'demo-shopper' };
