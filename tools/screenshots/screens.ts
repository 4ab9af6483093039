import type { Page } from '@playwright/test';
import type { Credentials } from '@shop/shared';
import { MAYA, THEO } from '@shop/test-shop/client/people';
import * as act from './actions.js';
import { OPERATOR } from './operator.js';

/** A screen, its user, and the actions before the screenshot. */
export interface Screen {
  name: string;
  path: string;
  visitor?: Credentials;
  /** Slugs of the products in the cart. */
  cart?: readonly string[];
  /** Whether the screenshot is taken before the data arrive. */
  whileLoading?: boolean;
  act?: (page: Page) => Promise<void>;
}

type Options = Omit<Screen, 'name' | 'path' | 'visitor'>;

const CART = ['walnut-chair', 'stoneware-teapot', 'wireless-headphones'];

function screensOf(
  visitor: Credentials | undefined,
  table: Record<string, [path: string, options?: Options]>,
): Screen[] {
  return Object.entries(table).map(([name, [path, options]]) => ({
    name,
    path,
    visitor,
    ...options,
  }));
}

export const SCREENS: readonly Screen[] = [
  ...screensOf(undefined, {
    home: ['/'],
    product: ['/product/walnut-chair'],
    'product-variants': ['/product/summer-dress'],
    brand: ['/brand/northway'],
    categories: ['/categories'],
    category: ['/category/music'],
    search: ['/search?q=chair'],
    'search-filtered': ['/search?q=wirless+headfones&stock=in'],
    suggestions: ['/', { act: act.typeWords }],
    'search-without-results': ['/search?q=zeppelin'],
    'cart-empty': ['/cart'],
    'cart-guest': ['/cart', { cart: CART }],
    about: ['/about'],
    delivery: ['/delivery'],
    contact: ['/contact'],
    policy: ['/policy'],
    register: ['/register'],
    login: ['/login'],
    'forgot-password': ['/forgot-password'],
    'not-found': ['/no/such/page'],
    offline: ['/', { act: act.goOffline }],
    guard: ['/dashboard/user', { whileLoading: true }],
  }),
  ...screensOf(MAYA, {
    dashboard: ['/dashboard/user'],
    profile: ['/dashboard/user/profile'],
    addresses: ['/dashboard/user/addresses'],
    orders: ['/dashboard/user/orders'],
    order: ['/dashboard/user/orders', { act: act.openOrder }],
    security: ['/dashboard/user/security'],
    'your-data': ['/dashboard/user/data'],
  }),
  // A cart stays with its account, so that it would follow to the screens above.
  ...screensOf(THEO, { cart: ['/cart', { cart: CART }] }),
  ...screensOf(OPERATOR, {
    'admin-dashboard': ['/dashboard/admin'],
    'admin-palette': ['/dashboard/admin', { act: act.openPalette }],
    'admin-categories': ['/dashboard/admin/create-category'],
    'admin-category-edit': [
      '/dashboard/admin/create-category',
      { act: (page) => page.getByRole('button', { name: /^edit/i }).first().click() },
    ],
    'admin-create-product': ['/dashboard/admin/create-product'],
    'admin-products': ['/dashboard/admin/products'],
    'admin-product-edit': ['/dashboard/admin/products/walnut-chair'],
    'admin-variants': ['/dashboard/admin/products/summer-dress/variants'],
    'admin-stock': ['/dashboard/admin/products/summer-dress/stock'],
    'admin-import': ['/dashboard/admin/products/import'],
    'admin-prices': ['/dashboard/admin/prices'],
    'admin-brands': ['/dashboard/admin/brands'],
    'admin-users': ['/dashboard/admin/users'],
    'admin-customers': ['/dashboard/admin/customers'],
    'admin-customer': ['/dashboard/admin/customers', { act: act.openCustomer }],
    'admin-staff': ['/dashboard/admin/staff'],
    'admin-orders-rows': ['/dashboard/admin/orders', { act: act.showRows }],
    'admin-orders': ['/dashboard/admin/orders', { act: act.showCards }],
    'admin-orders-selected': ['/dashboard/admin/orders', { act: act.selectOrders }],
    'admin-order': ['/dashboard/admin/orders/1003'],
    'admin-new-order': ['/dashboard/admin/customers', { act: act.beginOrder }],
    'admin-returns': ['/dashboard/admin/returns'],
    'admin-slips': ['/dashboard/admin/orders/slips?orders=1003,1004'],
    'admin-invoice': ['/dashboard/admin/orders/1003/invoice'],
    'admin-searches': ['/dashboard/admin/searches', { act: act.countSearches }],
    'admin-synonyms': ['/dashboard/admin/searches/synonyms', { act: act.showBuiltInSynonyms }],
    'admin-pins': ['/dashboard/admin/searches/pins', { act: act.pinProducts }],
    'admin-settings': ['/dashboard/admin/settings'],
    'admin-mails': ['/dashboard/admin/mails'],
    'admin-mail-settings': ['/dashboard/admin/mail-settings'],
    'admin-webhooks': ['/dashboard/admin/webhooks'],
    'admin-keys': ['/dashboard/admin/api-keys'],
    'admin-tasks': ['/dashboard/admin/jobs'],
    'admin-changes': ['/dashboard/admin/changes', { act: act.makeAuditEntries }],
  }),
];

/** Screens of a shop that charges delivery and tax, and has promotions. */
export const PRICED_SCREENS: readonly Screen[] = [
  ...screensOf(THEO, { checkout: ['/cart', { cart: [...CART, 'electric-guitar'] }] }),
  ...screensOf(OPERATOR, {
    'admin-promotions': ['/dashboard/admin/promotions'],
    'admin-promotion': ['/dashboard/admin/promotions', { act: act.openPromotion }],
    'admin-delivery': ['/dashboard/admin/delivery'],
    'admin-taxes': ['/dashboard/admin/taxes'],
  }),
];
