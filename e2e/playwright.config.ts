import { defineConfig } from '@playwright/test';

// Chromium contacts its maker's servers at every start, which no test should do.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Walks about text, rules, typing, keys, mails, rendering and sheets of paper, which no width changes, and about screens
 * whose phone layout other walks show, such as `every-screen` and `merchant-by-touch`: they run at one, unless
 * EVERY_WIDTH is set, as `npm run test:long:release` does.
 */
const OF_ONE_WIDTH = [
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

const OF_PHONES = [
  'one-thumb.spec.ts',
  'phone-lists.spec.ts',
  'merchant-by-touch.spec.ts',
  'back-closes.spec.ts',
  'slow-line.spec.ts',
  'after-paying.spec.ts',
  'tablet.spec.ts',
];

const each = (names: readonly string[]) => names.map((name) => `**/${name}`);

export default defineConfig({
  testDir: 'walks',
  globalSetup: '@shop/test-shop/shop/walk-shop',
  workers: 2,
  timeout: 180_000,
  // On a busy machine, the first of the administrators' screens takes most of this.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Walks share a shop and a machine. One that passes when it is repeated is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  // So many mean that the shop itself is broken, and each would be repeated.
  maxFailures: process.env.CI ? 12 : 0,
  reporter: [['list'], ['../scripts/lib/failure-reporter.mjs']],
  use: {
    baseURL: process.env.SHOP_ORIGIN,
    // Waiting longer would not help, and a walk that is repeated waits each time.
    actionTimeout: 60_000,
    // A click on a dialog that is still moving may miss it.
    reducedMotion: 'reduce',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: QUIET },
    // A trace of each walk would cost as much as the walk itself. `--trace on` makes one of a walk that fails.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: each(OF_PHONES),
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      testIgnore: process.env.EVERY_WIDTH ? [] : each(OF_ONE_WIDTH),
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
});
