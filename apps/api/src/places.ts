import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { buildSync } from 'esbuild';

/** Needed to run from sources alone. */
interface Esbuild {
  buildSync: typeof buildSync;
}

const isSource = import.meta.url.endsWith('.ts');

/** The repository's root. Sources lie in `src`, and the build puts this module directly into `dist`. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What the API brings along, such as the demo photos. */
export const ASSETS = new URL('../assets/', import.meta.url);

/** What starts another program of the API in a process of its own. */
export interface Program {
  file: string;
  /** Options for Node: run from its sources, it needs the same loader as this process. */
  execArgv: string[];
}

/** @param name such as `catalog/photos/photo.process`, which the build has as an entry. */
export function programOf(name: string): Program {
  const file = fileURLToPath(new URL(`${name}${isSource ? '.ts' : '.js'}`, import.meta.url));
  return { file, execArgv: isSource ? sourceLoader() : [] };
}

/**
 * The file of a thread. Its source is plain JavaScript, because threads of Node 20 don't take a loader.
 * @param name as for `programOf`.
 */
export function threadOf(name: string): URL {
  return new URL(`${name}${isSource ? '.cjs' : '.js'}`, import.meta.url);
}

/** A thread whose source is TypeScript. @param name as for `programOf`. */
export function startWorker(name: string, resourceLimits: ResourceLimits = {}): Worker {
  if (!isSource) return new Worker(new URL(`${name}.js`, import.meta.url), { resourceLimits });
  return new Worker(bundleOf(name), { eval: true, resourceLimits });
}

const bundles = new Map<string, string>();

/** The thread as one piece of JavaScript: that takes a tenth of the time in which a thread loads its sources one by one. */
function bundleOf(name: string): string {
  const known = bundles.get(name);
  if (known !== undefined) return known;
  const { buildSync } = createRequire(import.meta.url)('esbuild') as Esbuild;
  const [output] = buildSync({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
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
