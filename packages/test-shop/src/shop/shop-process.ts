import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { copyDemoData } from './demo-data.js';
import { childrenOf } from '../lib/process-table.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Preloaded into each process: it is detached, so nothing else would end it if a run is killed. */
export const END_WITH_PARENT = fileURLToPath(
  new URL('../../../../scripts/lib/end-with-parent.preload.cjs', import.meta.url),
);
/** How long a start may take on a busy machine. */
const START_TIMEOUT_MS = 120_000;

/** Environment variables, as docs/operations.md describes them. */
export type Environment = Record<string, string>;

/** A shop in a separate process, started as an operator does. */
export interface ShopProcess {
  pid: number;
  /** `http://host:port` */
  origin: string;
  /** All that it has printed so far. */
  output(): string;
  /** Ids of the processes that it started. */
  children(): Promise<number[]>;
  /** Sends a signal to the shop and its children, as a terminal does. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
  /** Kills the shop's own process. */
  kill(): Promise<void>;
}

function launch(environment: Environment, folder = root) {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--require', END_WITH_PARENT, 'apps/api/dist/main.js'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      // As `npm start` sets them.
      NODE_ENV: 'production',
      MALLOC_TRIM_THRESHOLD_: '131072',
      PORT: '0',
      ...(TMPDIR && { TMPDIR }),
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.once('close', () => showStacks(output));
  return { child, output: () => output };
}

/** Shows what the shop logged with a stack, which tells why a test failed. */
function showStacks(output: string): void {
  const unexpected = output.match(/^.*\n(?: +at .*\n)+/gm);
  if (unexpected) process.stderr.write(`A shop logged:\n${unexpected.join('')}`);
}

/**
 * Starts the built shop on a free port and waits until it is open. Without `MONGODB_URI` it serves from the embedded
 * database in `DATA_DIR`, which without `SEED` has the demo shop's data. The caller stops it.
 * @param folder another source checkout to start.
 * @throws Error when it does not open in time.
 */
export async function startShop(
  environment: Environment,
  withinMs = START_TIMEOUT_MS,
  folder = root,
): Promise<ShopProcess> {
  const { DATA_DIR } = environment;
  if (DATA_DIR !== undefined) await copyDemoData(DATA_DIR, environment);
  const { child, output } = launch(environment, folder);
  const { pid } = child;
  if (pid === undefined) throw new Error('The shop’s process could not be started');
  const origin = await waitForOrigin(output, child, withinMs);
  return {
    pid,
    origin,
    output,
    children: () => childrenOf(pid),
    async stop(signal = 'SIGINT') {
      const started = Date.now();
      const exited = once(child, 'exit');
      process.kill(-pid, signal);
      const [code] = (await exited) as [number | null];
      return { code, ms: Date.now() - started };
    },
    async kill() {
      const exited = once(child, 'exit');
      process.kill(pid, 'SIGKILL');
      await exited;
    },
  };
}

/** Starts the shop with a configuration that it must refuse, and waits until it has exited. */
export async function runUntilExit(
  environment: Environment,
): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = launch(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output().trim().split('\n') };
}

async function waitForOrigin(
  output: () => string,
  child: ChildProcess,
  withinMs: number,
): Promise<string> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const origin = /open at (http:\/\/[^\s"]+)/.exec(output())?.[1];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The shop did not open:\n${output()}`);
}
