'use strict';

const CONDITIONS = '--conditions=@shop/source';

const below = (folder, ...names) => names.map((name) => `${folder}/${name}`);

/** Tests of `e2e/process`, one after the other. */
const tests = (title, ...args) => [
  title,
  'vitest',
  ['run', '--root=e2e', '--maxWorkers=1', ...args],
];

/** The walks of `e2e/playwright.NAME.config.ts`. */
const walks = (title, name) => [
  title,
  'tsx',
  ['e2e/run-walks.ts', `--config=e2e/playwright.${name}.config.ts`],
];

const WEB = ['apps/web/src', 'packages/shared/src', 'e2e/walks'];

/**
 * The parts of `npm run test:long`, each a quarter of an hour at most. `engine` names the files and folders that a part
 * tests. The part `release` tests the shop as a whole, so no file of its own tells when it is due.
 * `pricing` has more slices than fit into a quarter of an hour: each call runs the next ones, with `--all` the rest.
 */
module.exports = {
  front: {
    engine: [
      ...below('packages', 'front', 'renderer'),
      ...below('packages/http/src', 'front', 'body', 'operations'),
      'apps/api/src/platform/limits',
      ...below('packages/mongo/src', 'changes', 'limits'),
      'apps/api/src/shop/catalog/changes',
    ],
    environment: { FUZZ_REQUESTS: '4000', EDITS: '48', SEEN_WITHIN_MS: '1000' },
    runs: [
      ['Attacks', 'tsx', [CONDITIONS, 'e2e/attack/run.ts']],
      tests(
        'Hostile requests, changes seen elsewhere, workers',
        'fuzz',
        'ready-answers',
        'workers',
      ),
    ],
  },
  search: {
    engine: ['packages/search', ...below('apps/api/src/shop/catalog', 'search', 'suggestions')],
    environment: { RENAMES: '40', SEEN_WITHIN_MS: '1000' },
    runs: [tests('Renames found elsewhere', 'search-index')],
  },
  docstore: {
    engine: ['packages/docstore', 'packages/mongo/src', 'apps/api/src/platform/mongo'],
    environment: { KILLS: '40', LONG: '1' },
    runs: [
      ['Starts, ends, disks and retries', 'vitest', ['run', '--root=packages/docstore']],
      ['Crashes', 'tsx', [CONDITIONS, 'packages/docstore/src/testing/crash/run.ts', '100']],
      tests('Kills of the database', 'orders/kills', '-t', 'the (shop and )?database is killed'),
    ],
  },
  orders: {
    engine: [
      ...below(
        'apps/api/src/shop',
        'orders',
        'checkout',
        'payments',
        'order-checks',
        'catalog/stock',
      ),
      ...below('apps/api/src', 'shop/personal-data', 'platform/mongo'),
      'packages/mongo/src',
      ...below('packages/shared/src', 'orders', 'pricing'),
    ],
    environment: {
      KILLS: '30',
      MODEL_COMMANDS: '2000',
      MONEY_KILLS: '15',
      NUMBERED_CHECKOUTS: '3000',
      STATE_SECONDS: '120',
    },
    runs: [
      tests(
        'Kills of the shop',
        'orders/kills',
        '-t',
        'the shop is killed|a deletion of an account',
      ),
      tests('Payments, state, model, numbers', 'payment-kills', 'state', 'model', 'order-numbers'),
      tests('Kills with payments and mails, lost replies', 'money-kills', 'lost-replies'),
    ],
  },
  payments: {
    engine: [
      ...below('apps/api/src/shop', 'orders', 'checkout', 'payments', 'returns', 'order-checks'),
      'e2e/stripe',
    ],
    environment: { PAYMENT_STEPS: '10000' },
    runs: [
      [
        'Payments at random',
        'vitest',
        ['run', '--root=apps/api', 'src/shop/payments/payments-model'],
      ],
    ],
  },
  imports: {
    engine: ['packages/product-files', 'apps/api/src/shop/catalog/files'],
    environment: { KILLS: '10' },
    runs: [tests('Kills during an import', 'import-kills')],
  },
  pricing: {
    engine: ['packages/shared/src/pricing', 'packages/shared/src/money.ts'],
    environment: { PRICED_ORDERS: '20000' },
    slices: 50,
    runs: [
      [
        '20,000 orders for each rule of money',
        'vitest',
        ['run', '--root=packages/shared', 'src/pricing', '--testTimeout=0'],
      ],
    ],
  },
  pages: {
    engine: WEB,
    runs: [walks('Walks over each page', 'pages')],
  },
  widths: {
    engine: WEB,
    runs: [walks('Walks on a phone', 'widths')],
  },
  release: {
    environment: { EVERY_WIDTH: '1', FUZZ_REQUESTS: '10000', TYPED: '100' },
    runs: [
      tests('Hostile requests', 'fuzz'),
      [
        'Prices and restocks typed quickly',
        'tsx',
        ['e2e/run-walks.ts', 'quick-typing', '--config=e2e/playwright.config.ts'],
      ],
      ['Minutes of load', 'tsx', [CONDITIONS, 'bench/soak/bench.ts', '--minutes', '5']],
    ],
  },
};
