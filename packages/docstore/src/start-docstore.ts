import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildMessage } from './child-message.js';
import { chooseSocket } from './socket-path.js';
import { DocstoreInUseError } from './store/directory-lock.js';
import { mongodbUri, type Address } from './wire/address.js';

export interface RunningDocstore {
  /** mongodb:// URI that unmodified drivers connect to */
  uri(databaseName: string): string;
  close(): Promise<void>;
}

export interface DocstoreOptions {
  /** folder of the data; made if it is missing */
  dataDir: string;
  /** called when the child process has ended without being asked to */
  onExit?: (reason: string) => void;
}

/** After being told to end, the child is killed when this has passed, in ms. */
const closingTime = 3_000;

/**
 * Starts the store as one child process; it is gone when this process is gone, also after SIGKILL.
 * Throws DocstoreInUseError when another process holds the directory.
 */
export async function startDocstore({
  dataDir,
  onExit,
}: DocstoreOptions): Promise<RunningDocstore> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { address, clean } = await chooseSocket(dataDir);
  let child: ChildProcess;
  try {
    child = await startChild(dataDir, address);
  } catch (error) {
    clean();
    throw error;
  }
  let isClosing = false;
  child.once('exit', (code, signal) => {
    if (!isClosing) onExit?.(`the embedded store ended by itself (${signal ?? `code ${code}`})`);
  });
  return {
    uri: (databaseName) => mongodbUri(address, databaseName),
    close: async () => {
      isClosing = true;
      await stopChild(child);
      clean();
    },
  };
}

async function startChild(dataDir: string, address: Address): Promise<ChildProcess> {
  const listen =
    'path' in address
      ? ['--socket', address.path]
      : ['--listen', `${address.host}:${address.port}`];
  const child = fork(entry(), ['--data', dataDir, ...listen], {
    execArgv: sourceLoader(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (message: ChildMessage) => {
      if (message.type === 'ready') resolve(child);
      else if (message.name === 'DocstoreInUseError') reject(new DocstoreInUseError(dataDir));
      else reject(new Error(message.message));
    });
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`the embedded store did not start: ${complaint.trim()}`)),
    );
  });
}

function entry(): string {
  const extension = isSource() ? '.ts' : '.js';
  return fileURLToPath(new URL(`./cli${extension}`, import.meta.url));
}

/** Run from its sources, as in tests, the child needs the loader that this process has. */
function sourceLoader(): string[] {
  if (!isSource()) return [];
  return ['--import', createRequire(import.meta.url).resolve('tsx'), '--conditions=@shop/source'];
}

function isSource(): boolean {
  return import.meta.url.endsWith('.ts');
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), closingTime);
  child.disconnect();
  await ended;
  clearTimeout(timer);
}
