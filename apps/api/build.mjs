// Bundles the programs of the API with their libraries: one file opens in a fraction of the time that 1,200 take.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
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
      { filter: /(api[\\/]src|packages[\\/]\w+[\\/]dist)[\\/].*\.[cm]?[jt]s$/ },
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
  plugins: [withoutMapsOfLibraries, withEscapes, loadedWhenNeeded],
});
console.log(`Built ${path.resolve('dist')}`);
