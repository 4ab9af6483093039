import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { startChild, stopChild } from './child.js';
import { chooseSocket } from './socket-path.js';
import { prepareFolder } from '../store/file/folder.js';
import { mongodbUri, type Address } from '../wire/address.js';

export interface RunningDocstore {
  /** mongodb:// URI that unmodified drivers connect to */
  uri(databaseName: string): string;
  close(): Promise<void>;
}

export interface DocstoreOptions {
  /** folder of the data; created if it is missing */
  dataDir: string;
  /** called when the child process has died and could not be restarted */
  onExit?: (reason: string) => void;
}

/** Restarts within the window, failed attempts included, before the child is given up. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
/** Pause before the next attempt to restart, in case the obstacle is temporary. */
const RETRY_PAUSE_MS = 500;

/**
 * Starts the store as one child process, which ends when this process ends, even after SIGKILL. If
 * it dies, it is restarted at the same address, and clients reconnect by themselves.
 * @throws DocstoreInUseError when another process holds the directory
 * @throws DocstoreUnusableError when the data, or the directory, can't be used
 */
export async function startDocstore(options: DocstoreOptions): Promise<RunningDocstore> {
  prepareFolder(options.dataDir);
  const { address, clean } = await chooseSocket(options.dataDir);
  const keeper = new Keeper(options, address);
  try {
    await keeper.start();
  } catch (error) {
    clean();
    throw error;
  }
  return {
    uri: (databaseName) => mongodbUri(address, databaseName),
    close: async () => {
      await keeper.stop();
      clean();
    },
  };
}

/** Keeps one child process running. */
class Keeper {
  private child?: ChildProcess;
  private starting?: Promise<void>;
  private isClosing = false;
  private readonly restarts: number[] = [];

  constructor(
    private readonly options: DocstoreOptions,
    private readonly address: Address,
  ) {}

  async start(): Promise<void> {
    const child = await startChild(this.options.dataDir, this.address);
    this.child = child;
    child.once('exit', (code, signal) => {
      this.starting = this.restart(signal ?? `code ${code}`);
    });
  }

  async stop(): Promise<void> {
    this.isClosing = true;
    await this.starting;
    if (this.child) await stopChild(this.child);
  }

  /** Restarts the child. A failed attempt is repeated and counts towards `MAX_RESTARTS`. */
  private async restart(reason: string): Promise<void> {
    let latest = reason;
    while (!this.isClosing) {
      if (this.hasRestartedTooOften()) {
        this.options.onExit?.(`the embedded store keeps dying (${latest})`);
        return;
      }
      try {
        await this.start();
        return;
      } catch (error) {
        latest = `${reason}; ${error instanceof Error ? error.message : String(error)}`;
        await setTimeout(RETRY_PAUSE_MS);
      }
    }
  }

  private hasRestartedTooOften(): boolean {
    const now = performance.now();
    this.restarts.push(now);
    return this.restarts.filter((at) => at > now - RESTART_WINDOW_MS).length > MAX_RESTARTS;
  }
}
