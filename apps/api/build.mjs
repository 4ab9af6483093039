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
  // Native modules, files to send, and a package that starts its own program.
  external: ['bcrypt', 'sharp', 'swagger-ui-dist', '@shop/docstore'],
  banner: { js: REQUIRE },
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [withoutMapsOfLibraries],
});
console.log(`Built ${path.resolve('dist')}`);
