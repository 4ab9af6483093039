import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@shop/source', 'node'] };

// These start and kill whole shops: one after the other, each with time enough on a busy machine.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['process/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
