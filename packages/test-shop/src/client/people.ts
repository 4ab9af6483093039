/** The administrator of shops that are started with its password as `ADMIN_PASSWORD`. */
export const ADMIN = { email: 'admin@shop.test', password: 'an administrator’s password' };

/** The password of every shopper of the demo catalogue. */
export const DEMO_PASSWORD = 'demo-shopper';

/** Shoppers of the demo catalogue. */
export const MAYA = { email: 'maya@shop.test', password: DEMO_PASSWORD };
export const THEO = { email: 'theo@shop.test', password: DEMO_PASSWORD };
export const INES = { email: 'ines@shop.test', password: DEMO_PASSWORD };
