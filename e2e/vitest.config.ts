import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@shop/source', 'node'] };

// These start and kill whole shops, each on ports and folders of its own, and wait more than they compute: several
// run side by side, with time enough on a busy machine.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['process/**/*.test.ts'],
    globalSetup: 'shop/demo-setup.ts',
    // Reported by `npm test`: see README.md.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 3,
    reporters: ['default', '../scripts/lib/failure-reporter.mjs'],
    // For a busy machine: what comes sooner is seen sooner.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
