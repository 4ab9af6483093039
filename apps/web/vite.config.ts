import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type BuildEnvironmentOptions,
} from 'vite';
import { classConstants } from './vite/class-constants.ts';
import { classNameOf } from './vite/class-names.ts';
import { codeSplitting, sharedScripts } from './vite/chunks.ts';
import { designTokens } from './vite/design-tokens.ts';
import { latinScript } from './vite/latin-script.ts';
import { lightContract } from './vite/light-contract.ts';
import { pageHead } from './vite/page-head.ts';
import { firstScript } from './vite/first-script.ts';
import { pageScripts } from './vite/page-scripts.ts';
import { pageWeight } from './vite/page-weight.ts';
import { storedCartScript } from './vite/stored-cart-script.ts';

/** Where `RENDERER_FILE` of `packages/shared` is. */
const RENDERER_FOLDER = 'dist/.server';

/** One file, which needs no other. */
const renderer = {
  outDir: RENDERER_FOLDER,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
} as const;

const pages: BuildEnvironmentOptions = {
  // Browsers without it load the same files a little later.
  modulePreload: { polyfill: false, resolveDependencies: sharedScripts },
  rolldownOptions: {
    output: {
      codeSplitting,
      // Hashes hardly compress, and the first scripts name dozens of files.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
    },
    optimization: { inlineConst: { mode: 'all' } },
  },
};

/** The pages; with `--ssr` the script that renders them on the server. */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    classConstants(),
    lightContract(),
    designTokens(),
    ...(isSsrBuild
      ? [latinScript()]
      : [pageHead(), firstScript(), storedCartScript(), pageScripts(), pageWeight()]),
  ],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: classNameOf } },
  server: {
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:8080' },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 700, ...(isSsrBuild ? renderer : pages) },
}));
