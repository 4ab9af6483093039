import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node'] } },
  test: {
    globalSetup: 'src/testing/bundle-cli.ts',
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    // For a busy machine: what comes sooner is seen sooner.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
