import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@shop/source', 'node', 'import', 'module', 'default'] },
  ssr: { resolve: { conditions: ['@shop/source', 'node', 'import', 'module', 'default'] } },
  test: { testTimeout: 20_000, hookTimeout: 30_000 },
});
