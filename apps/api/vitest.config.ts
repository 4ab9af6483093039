import { defineConfig } from 'vitest/config';

// Workspace packages are read from their sources, as everywhere in development.
const resolve = { conditions: ['@shop/source', 'node'] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  // Where vitest runs the global set-up.
  environments: { __vitest__: { resolve } },
  test: {
    globalSetup: [
      '../../packages/mongo/src/testing/start-database.ts',
      'src/testing/drop-databases.ts',
    ],
    // The app is loaded once for all files; what differs between them is in their databases.
    isolate: false,
    restoreMocks: true,
    // Reported by `npm test`: see README.md.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    // For a busy machine: what comes sooner is seen sooner.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
