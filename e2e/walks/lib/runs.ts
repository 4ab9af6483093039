/**
 * Walks about text, rules, typing, keys, mails, rendering and sheets of paper, which no width changes, and about screens
 * whose phone layout other walks show, such as `every-screen` and `merchant-by-touch`: they run at one, unless
 * EVERY_WIDTH is set, as `npm run test:long:release` does.
 */
export const OF_ONE_WIDTH = [
  'bulk-edit.spec.ts',
  'bulk-status.spec.ts',
  'customer-order.spec.ts',
  'documents.spec.ts',
  'dropdowns.spec.ts',
  'edit-order.spec.ts',
  'gift.spec.ts',
  'hostile-text.spec.ts',
  'hydration.spec.ts',
  'import.spec.ts',
  'kept-cart.spec.ts',
  'keyboard.spec.ts',
  'left-forms.spec.ts',
  'mail-settings.spec.ts',
  'manual-methods.spec.ts',
  'move-products.spec.ts',
  'next-person.spec.ts',
  'order-status.spec.ts',
  'own-name.spec.ts',
  'page-policy.spec.ts',
  'personal-data.spec.ts',
  'prepared-order.spec.ts',
  'priced-invoice.spec.ts',
  'prices.spec.ts',
  'product-form.spec.ts',
  'promotions.spec.ts',
  'quick-typing.spec.ts',
  'refund-line.spec.ts',
  'rules-by-keyboard.spec.ts',
  'searches.spec.ts',
  'second-factor.spec.ts',
  'staff.spec.ts',
  'told-by-mail.spec.ts',
  'two-administrators.spec.ts',
  'variants-by-keyboard.spec.ts',
  'workplace.spec.ts',
];

/** Walks that only phones and tablets have. */
export const OF_PHONES = [
  'one-thumb.spec.ts',
  'phone-lists.spec.ts',
  'merchant-by-touch.spec.ts',
  'back-closes.spec.ts',
  'slow-line.spec.ts',
  'tablet.spec.ts',
];

/**
 * Walks that look at each page for one thing, such as edges in forced colours: the long part `pages`, not `npm test`.
 */
export const OF_PAGES = [
  'admin-lists.spec.ts',
  'beside-list.spec.ts',
  'comfort.spec.ts',
  'dropdowns.spec.ts',
  'forced-colours.spec.ts',
  'hostile-text.spec.ts',
  'hydration.spec.ts',
  'large-text.spec.ts',
  'list-views.spec.ts',
  'every-page/looks.spec.ts',
  'measures.spec.ts',
  'one-hand.spec.ts',
  'page-policy.spec.ts',
  'stuck.spec.ts',
  'tablet.spec.ts',
  'valid-html.spec.ts',
];

/**
 * Walks whose phone layout others show, such as `every-screen`, `checkout` and `results`: `npm test` has them on a wide
 * screen, and the long part `widths` on a phone.
 */
export const LATER_ON_PHONES = [
  'after-paying.spec.ts',
  'back-to-list.spec.ts',
  'category-tree.spec.ts',
  'details.spec.ts',
  'forms.spec.ts',
  'long-cart.spec.ts',
  'accounts/looks.spec.ts',
  'merchants-prices.spec.ts',
  'parcels.spec.ts',
  'pay-link.spec.ts',
  'photos.spec.ts',
  'returns.spec.ts',
  'settings.spec.ts',
  'stripe.spec.ts',
  'suggestions.spec.ts',
  'variants.spec.ts',
  'without-script.spec.ts',
];

/** The patterns of files that Playwright's projects take. */
export const each = (names: readonly string[]) => names.map((name) => `**/${name}`);
