import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@shop/source', 'node'] };

// These start and kill whole shops, each on ports and folders of its own, and wait more than they compute: several
// run side by side, with time enough on a busy machine.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['process/**/*.test.ts'],
    maxWorkers: 3,
    reporters: ['default', '../scripts/lib/failure-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
