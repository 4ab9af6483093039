import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { lightContract } from './vite/light-contract.ts';

export default defineConfig({
  plugins: [react(), lightContract()],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: ['src/testing/setup.ts'],
    // The browser, React and antd are loaded once for all files; the set-up puts back what a test changes.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
