import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import all from './vitest.config.js';

/**
 * Kills and attacks of what orders, searches, imports and the front are built on. A part of `npm run test:long` has each
 * of them at full length, and CI runs that part when what it tests has changed: see scripts/lib/long-parts.cjs.
 */
const IN_LONG_PARTS = [
  'orders/kills',
  'orders/lost-replies',
  'orders/model',
  'orders/money-kills',
  'orders/order-numbers',
  'orders/payment-kills',
  'orders/state',
  'requests/attacks',
  'requests/ready-answers',
  'requests/search-index',
  'running/import-kills',
  'running/workers',
];

// What `npm test` runs.
export default mergeConfig(
  all,
  defineConfig({
    test: {
      exclude: [
        ...configDefaults.exclude,
        ...IN_LONG_PARTS.map((name) => `process/${name}.test.ts`),
      ],
    },
  }),
);
