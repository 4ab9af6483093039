import type { ShopDetails } from './shop-details.js';

/** The details of a shop whose owner has set none. On their own, because every page begins with them. */
export const DEMO_SHOP_DETAILS: ShopDetails = {
  name: 'Ecommerce App',
  mark: 'bag',
  tagline: '',
  author: 'Ecommerce App',
  address: '',
  email: 'help@shop.test',
  phone: '+1 (555) 010-0142',
  tollFree: '1-800-555-0199',
  timeZone: 'UTC',
  lowStock: 5,
  deliveryLine: '',
  returnsLine: '',
  paymentLine: '',
  deliveryText: '',
  returnsText: '',
  termsText: '',
  imprintText: '',
  withdrawalDays: 14,
};
