import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { designTokens } from './vite/design-tokens.ts';
import { leanRouter } from './vite/lean-router.ts';
import { lightContract } from './vite/light-contract.ts';
import { pageHead } from './vite/page-head.ts';
import { pagePolicy } from './vite/page-policy.ts';
import { pageWeight } from './vite/page-weight.ts';

export default defineConfig({
  plugins: [
    react(),
    lightContract(),
    leanRouter(),
    designTokens(),
    pageHead(),
    pagePolicy(),
    pageWeight(),
  ],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  server: {
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8080' },
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What every page begins with, in two files: one that few releases of the shop change, and one that all do.
        codeSplitting: {
          groups: [
            { name: 'framework', tags: ['$initial'], test: /node_modules/ },
            {
              name: 'shop',
              tags: ['$initial'],
              test: (id) => !/page-policy|trusted-types/.test(id),
            },
          ],
        },
      },
    },
  },
});
