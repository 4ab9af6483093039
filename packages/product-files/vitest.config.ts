import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node'] } },
  test: {
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
