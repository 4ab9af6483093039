import os from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node'] } },
  test: {
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
