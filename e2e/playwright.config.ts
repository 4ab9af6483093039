import { defineConfig } from '@playwright/test';
import { each, OF_ONE_WIDTH, OF_PHONES } from './walks/lib/runs.js';

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
