import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { designTokens } from './vite/design-tokens.ts';
import { leanIcons } from './vite/lean-icons.ts';
import { leanRouter } from './vite/lean-router.ts';
import { lightContract } from './vite/light-contract.ts';
import { pageHead } from './vite/page-head.ts';
import { firstScript } from './vite/first-script.ts';
import { pageWeight } from './vite/page-weight.ts';

/** Where `RENDERER_FILE` of `packages/shared` is. */
const RENDERER_FOLDER = 'dist/.server';

/** One file, which needs no other. */
const renderer = {
  outDir: RENDERER_FOLDER,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
} as const;

/** What runs before the shop's scripts and must not wait for them. */
const FIRST_SCRIPT = /first-script|trusted-types|early-clicks|late-scripts|mark-visitor/;

/** Styles of what the server renders: such a page must look right before the script of its own is there. */
const PUBLIC_STYLES =
  /\/(features\/catalog|app\/pages\/(shop|static)|app\/layouts|ui)\/.*\.module\.css$/;

const pages = {
  // Browsers without it load the same files a little later.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // What every page begins with, in two files: one that few releases of the shop change, and one that all do.
      codeSplitting: {
        groups: [
          { name: 'styles', test: PUBLIC_STYLES },
          { name: 'framework', tags: ['$initial' as const], test: /node_modules/ },
          {
            name: 'shop',
            tags: ['$initial' as const],
            test: (id: string) => !FIRST_SCRIPT.test(id),
          },
        ],
      },
    },
  },
};

/** The pages; with `--ssr` the script that renders them on the server. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    lightContract(),
    leanRouter(),
    leanIcons(),
    designTokens(),
    ...(isSsrBuild ? [] : [pageHead(), firstScript(), pageWeight()]),
  ],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  server: {
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8080' },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 700, ...(isSsrBuild ? renderer : pages) },
}));
