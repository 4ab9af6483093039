import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the command line, bundled into one JavaScript file. */
    cli: string;
  }
}

/** Bundled once for all test files, which start it a hundred times: from source, a start takes three times as long. */
export default async function bundleCli(project: TestProject) {
  const root = join(import.meta.dirname, '../..');
  // Inside the package, where the bundle can resolve its dependencies.
  const outfile = join(root, `node_modules/.cache/cli-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'src/cli.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
  });
  project.provide('cli', outfile);
  return () => rm(outfile);
}
