import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 30_000;

/** A shop that runs as a process of its own, as an operator starts it. */
export interface ShopProcess {
  pid: number;
  origin: string;
  /** All that it printed so far. */
  output(): string;
  /** Ids of the processes that it started. */
  children(): Promise<number[]>;
  /** Sends a signal to the shop and all it started, as a terminal does; answers how it ended. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
  /** Ends the shop's own process without warning. */
  kill(): Promise<void>;
}

type Environment = Record<string, string>;

function launch(environment: Environment) {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: '0',
      ...(TMPDIR && { TMPDIR }),
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Starts the built shop and waits until it is open. */
export async function startShop(environment: Environment): Promise<ShopProcess> {
  const { child, output } = launch(environment);
  const pid = child.pid ?? 0;
  const origin = await addressIn(output, child);
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

/** Starts the shop where it can't start; answers what it said and how it ended. */
export async function startInVain(
  environment: Environment,
): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = launch(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output().trim().split('\n') };
}

async function addressIn(output: () => string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const address = /open at (http:\/\/\S+)/.exec(output())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The shop did not open:\n${output()}`);
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  // The fields after the command, which stands in brackets: state, then the parent's id.
  return pids
    .filter((_, index) => stats[index]?.split(') ')[1]?.split(' ')[1] === String(parent))
    .map(Number);
}

/** Whether a process is there and no zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && stat.split(') ')[1]?.[0] !== 'Z';
}
