import os from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start, kill and fill whole databases: `npm run test:long:docstore` runs them, with LONG set. */
const LONG = '**/*.long.test.ts';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node'] } },
  test: {
    ...(process.env.LONG ? { include: [LONG] } : { exclude: [...configDefaults.exclude, LONG] }),
    globalSetup: 'src/testing/bundle-cli.ts',
    // Many of these wait for databases that start and end, so two run at once even on two cores.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    // For a busy machine: what comes sooner is seen sooner.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
