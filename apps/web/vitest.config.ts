import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { lightContract } from './vite/light-contract.ts';

/** What runs on a server is tested without a browser. */
const RENDERING = 'src/app/rendering/**/*.test.tsx';

export default defineConfig({
  plugins: [react(), lightContract()],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@shop/source', ...defaultServerConditions] } },
  test: {
    // The browser, React and antd are loaded once for all files; the set-up puts back what a test changes.
    isolate: false,
    // Elements of pages die young: where there is room for them, the tests take a sixth less of the processor.
    execArgv: ['--max-semi-space-size=64'],
    // Reported by `npm test`: see README.md.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', '../../scripts/lib/failure-reporter.mjs'],
    // For a busy machine: what comes sooner is seen sooner.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          setupFiles: ['src/testing/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
          exclude: [RENDERING],
        },
      },
      { extends: true, test: { name: 'rendering', environment: 'node', include: [RENDERING] } },
    ],
  },
});
