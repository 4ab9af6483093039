import { ADMIN } from '@shop/test-shop/client/people';

/** The administrator of the shop whose screens are taken. */
export const OPERATOR = { ...ADMIN, password: process.env.ADMIN_PASSWORD ?? '' };
