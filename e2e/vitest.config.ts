import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@shop/source', 'node'] };

// These start and kill whole shops, each with its own ports and folders, and mostly wait: several run in parallel,
// with limits long enough for a busy machine.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['process/**/*.test.ts'],
    globalSetup: '@shop/test-shop/shop/demo-setup',
    // Reported by `npm test`: see README.md.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 3,
    reporters: ['default', '../scripts/lib/failure-reporter.mjs'],
    // Long enough for a busy machine; polling ends as soon as the condition holds.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
