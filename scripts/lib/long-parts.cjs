'use strict';

const CONDITIONS = '--conditions=@shop/source';

/** Tests of `e2e/process`, one after the other. */
const tests = (title, ...args) => [
  title,
  'vitest',
  ['run', '--root=e2e', '--maxWorkers=1', ...args],
];

/**
 * The parts of `npm run test:long`, each a quarter of an hour at most, and one hour together. `engine` names the files and folders that a
 * part tests. The part called `release` tests the shop as a whole, so no file of its own tells when it is due.
 */
module.exports = {
  front: {
    engine: [
      ...['edge', 'ready', 'rendering', 'body', 'operations'].map(
        (name) => `apps/api/src/http/${name}`,
      ),
      ...['queues', 'workers', 'limits'].map((name) => `apps/api/src/${name}`),
      'apps/api/src/catalog/changes',
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
    engine: ['packages/search', 'apps/api/src/catalog/search', 'apps/api/src/catalog/suggestions'],
    environment: { RENAMES: '40', SEEN_WITHIN_MS: '1000' },
    runs: [tests('Renames found elsewhere', 'search-index')],
  },
  docstore: {
    engine: ['packages/docstore', 'apps/api/src/mongo'],
    environment: { KILLS: '40' },
    runs: [
      ['Crashes', 'tsx', [CONDITIONS, 'packages/docstore/src/testing/crash/run.ts', '100']],
      tests('Kills of the database', 'process/kills', '-t', 'the (shop and )?database is killed'),
    ],
  },
  orders: {
    engine: [
      ...['orders', 'creations', 'personal-data', 'mongo'].map((name) => `apps/api/src/${name}`),
      'packages/shared/src/orders',
    ],
    environment: {
      KILLS: '30',
      MODEL_COMMANDS: '2000',
      NUMBERED_CHECKOUTS: '3000',
      STATE_SECONDS: '120',
    },
    runs: [
      tests(
        'Kills of the shop',
        'process/kills',
        '-t',
        'the shop is killed|a deletion of an account',
      ),
      tests('Payments, state, model, numbers', 'payment-kills', 'state', 'model', 'order-numbers'),
    ],
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
