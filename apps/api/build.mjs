// Bundles the programs of the API with their libraries: one file opens in a fraction of the time that 1,200 take.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** A map with one entry: traces name our own sources, and those of libraries would make the maps ten times as large. */
const NO_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

const withoutMapsOfLibraries = {
  name: 'without-maps-of-libraries',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      const map = `//# sourceMappingURL=data:application/json;base64,${NO_MAP}`;
      return { contents: `${code}\n${map}`, loader: 'js' };
    });
  },
};

/** V8 keeps a script in half of the memory when all its characters are Latin: others are written as escapes. */
const withEscapes = {
  name: 'with-escapes',
  setup({ onLoad }) {
    onLoad(
      { filter: /(api[\\/]src|packages[\\/][\w-]+[\\/]dist)[\\/].*\.[cm]?[jt]s$/ },
      async ({ path: file }) => {
        const code = await readFile(file, 'utf8');
        const contents = code.replaceAll(
          /[^\0-\xff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        return { contents, loader: file.endsWith('ts') ? 'ts' : 'js' };
      },
    );
  },
};

/** Modules of which the values are computed now, so that what they are made of is not part of the bundle. */
const COMPUTED = /packages[\\/]search[\\/]dist[\\/]words[\\/]english-list\.js$/;
const NOTICE = `/*! The words are from SCOWL, copyright 2000-2016 by Kevin Atkinson.
Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from
the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright
notice appears in all copies and that both that copyright notice and this permission notice appear in supporting
documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is
provided "as is" without express or implied warranty. */`;

const computedWhenBuilt = {
  name: 'computed-when-built',
  setup({ onLoad, onEnd }) {
    let isComputed = false;
    onLoad({ filter: COMPUTED }, async ({ path: file }) => {
      const values = Object.entries(await import(pathToFileURL(file).href));
      isComputed = true;
      return {
        contents: [
          NOTICE,
          ...values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
        ].join('\n'),
      };
    });
    onEnd(() => {
      if (!isComputed) throw new Error(`No module ${COMPUTED} was found: the bundle has no words`);
    });
  },
};

/** Its tables take 3 MB, and only a password for a MongoDB needs them. */
const SELDOM_NEEDED = '@mongodb-js/saslprep';

const loadedWhenNeeded = {
  name: 'loaded-when-needed',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^${SELDOM_NEEDED}$`) }, ({ importer, resolveDir }) =>
      importer === SELDOM_NEEDED
        ? undefined
        : { path: SELDOM_NEEDED, namespace: 'later', pluginData: resolveDir },
    );
    onLoad({ filter: /.*/, namespace: 'later' }, ({ path: name, pluginData: resolveDir }) => ({
      contents: `exports.saslprep = (...texts) => require('${name}').saslprep(...texts);`,
      resolveDir,
    }));
  },
};

/** Libraries read `require`, which modules do not have. */
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

process.chdir(import.meta.dirname);
await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: [
    'src/main.ts',
    'src/**/*.command.ts',
    'src/**/*.process.ts',
    'src/**/*.thread.cjs',
    'src/**/*.worker.ts',
  ],
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Native modules, files to send, a package that starts its own program, and a library whose deprecated calls Node
  // would warn the operator about if they were not in node_modules.
  external: ['bcrypt', 'sharp', 'swagger-ui-dist', '@shop/docstore', 'express-formidable'],
  banner: { js: REQUIRE },
  minifySyntax: true,
  // Scripts stay in memory as they are written. Names are kept: traces and libraries show them.
  minifyWhitespace: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [computedWhenBuilt, withoutMapsOfLibraries, withEscapes, loadedWhenNeeded],
});
console.log(`Built ${path.resolve('dist')}`);
