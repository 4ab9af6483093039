import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@shop/source', 'node'] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    isolate: false,
    restoreMocks: true,
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
