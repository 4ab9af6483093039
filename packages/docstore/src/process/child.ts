import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildMessage } from './child-message.js';
import { DocstoreInUseError } from '../store/file/owner.js';
import { DocstoreUnusableError } from '../store/file/unusable.js';
import type { Address } from '../wire/address.js';

/** A child that has not exited by itself after this time is killed. */
const CLOSING_TIME_MS = 3_000;

/** Forks the server. Resolves when clients can connect; rejects with the reason if it did not start. */
export function startChild(dataDir: string, address: Address): Promise<ChildProcess> {
  const place =
    'path' in address
      ? ['--socket', address.path]
      : ['--listen', `${address.host}:${address.port}`];
  const child = fork(entry(), ['--data', dataDir, ...place], {
    execArgv: sourceLoader(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  killAtExit(child);
  let isReady = false;
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady) process.stderr.write(chunk);
    else complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: ChildMessage) => {
      if (message.type === 'ready') {
        isReady = true;
        resolve(child);
      } else if (message.name === 'DocstoreInUseError') reject(new DocstoreInUseError(dataDir));
      else reject(new DocstoreUnusableError(message.message));
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new DocstoreUnusableError(`the embedded store did not start: ${complaint.trim()}`));
    });
  });
}

/** Kills the child when this process exits: a child that hangs would not notice and would keep the data locked. */
function killAtExit(child: ChildProcess): void {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/** Resolves when the child has exited. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSING_TIME_MS);
  if (child.connected) child.disconnect(); // the child exits by itself when its parent disconnects
  await ended;
  clearTimeout(timer);
}

function entry(): string {
  const extension = isSource() ? '.ts' : '.js';
  return fileURLToPath(new URL(`../cli${extension}`, import.meta.url));
}

/** When run from TypeScript sources, as in tests, the child needs the same loader as this process. */
function sourceLoader(): string[] {
  if (!isSource()) return [];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', loader, '--conditions=@shop/source'];
}

function isSource(): boolean {
  return import.meta.url.endsWith('.ts');
}
