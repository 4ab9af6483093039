import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node'] } },
  test: {
    // Modules are loaded once for all files: what they hold does not change.
    isolate: false,
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
