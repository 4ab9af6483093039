import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { buildSync } from 'esbuild';

/** Needed only to run from the sources. */
interface Esbuild {
  buildSync: typeof buildSync;
}

const isSource = import.meta.url.endsWith('.ts');

/** The API's own folder. This module is in `src/config`; the build puts it directly into `dist`. */
const API = new URL(isSource ? '../../' : '../', import.meta.url);

/** Where the API's modules are: its sources, or what was built of them. */
const MODULES = new URL(isSource ? 'src/' : 'dist/', API);

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../', API));

/** The photos of the demo shop. The package that has its data is bundled, so it cannot tell where they are. */
export const DEMO_PHOTOS = new URL('../../packages/demo/assets/', API);

/** A program of the API to start as a child process. */
export interface Program {
  file: string;
  /** Options for Node: a program that runs from its sources needs the same loader as this process. */
  execArgv: string[];
}

/** @param name such as `shop/catalog/photos/photo.process`, an entry point of the build. */
export function programOf(name: string): Program {
  const file = fileURLToPath(new URL(`${name}${isSource ? '.ts' : '.js'}`, MODULES));
  return { file, execArgv: isSource ? sourceLoader() : [] };
}

/**
 * The file of a worker thread. Its source is plain JavaScript, because threads in Node 20 don't accept a loader.
 * @param name as for `programOf`.
 */
export function threadOf(name: string): URL {
  return new URL(`${name}${isSource ? '.cjs' : '.js'}`, MODULES);
}

/** Starts a worker thread whose source is TypeScript. @param name as for `programOf`. */
export function startWorker(name: string, resourceLimits: ResourceLimits = {}): Worker {
  if (!isSource) return new Worker(new URL(`${name}.js`, MODULES), { resourceLimits });
  return new Worker(bundleOf(name), { eval: true, resourceLimits });
}

const bundles = new Map<string, string>();

/** Bundles a thread into one script, which takes a tenth of the time of loading its sources one by one. */
function bundleOf(name: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const { buildSync } = createRequire(import.meta.url)('esbuild') as Esbuild;
  const [output] = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, MODULES))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    conditions: ['@shop/source'],
    sourcemap: 'inline',
  }).outputFiles;
  const code = output?.text ?? '';
  bundles.set(name, code);
  return code;
}

function sourceLoader(): string[] {
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', loader, '--conditions=@shop/source'];
}
