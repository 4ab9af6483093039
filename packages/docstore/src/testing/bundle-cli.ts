import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the command line, as one file of JavaScript. */
    cli: string;
  }
}

/** For all test files: they start the command line a hundred times, and its sources take three times as long. */
export default async function bundleCli(project: TestProject) {
  const root = join(import.meta.dirname, '../..');
  // Below the package, where the file finds the libraries.
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
