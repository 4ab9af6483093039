import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors.js';
import { KeyedQueue } from '../queues/keyed-queue.js';
import { WORKER_VARIABLE, type WorkerConfig } from './config.js';
import type { FromWorker } from './messages.js';
import { MetricsExchange, sendTo } from './metrics-exchange.js';

/** If more workers than this end within the window, the supervisor gives up. */
const MAX_DEATHS = 5;
const DEATHS_WINDOW_MS = 60_000;
/** Delay before a worker is replaced: the cause may have passed by then. */
const REPLACE_AFTER_MS = 100;

/** How many workers there are, and where their database is. */
type WorkersConfig = Omit<WorkerConfig, 'joinsOthers'>;

/** What the supervisor reports. */
export interface SupervisorReports {
  /** A worker ended and is replaced. */
  replaced: (message: string) => void;
  /** The new one serves. */
  joined: (message: string) => void;
  /** Workers keep ending, so the supervisor has given up. */
  lost: (error: Error) => void;
}

/** Makes the C library return free memory: by default, it keeps some 20 MB. Read when a process starts. */
const GIVE_FREE_MEMORY_BACK = { MALLOC_TRIM_THRESHOLD_: '131072' };

/** Only one worker at a time may have the turn. */
const TURN = ['turn'];

/** Worker processes that serve together. */
export interface RunningWorkers {
  /** The origin at which they serve. */
  origin: string;
  /** Closes the workers after their running requests have finished. */
  close(): Promise<void>;
}

/**
 * Serves from several worker processes on one port, and replaces a worker that ends. The first one starts
 * alone, because it may fill the database.
 * @throws StartError when a worker can't start; the worker has logged why.
 */
export async function superviseWorkers(
  config: WorkersConfig,
  report: SupervisorReports,
): Promise<RunningWorkers> {
  const workers = new Workers(config, report);
  try {
    return { origin: await workers.start(), close: () => workers.close() };
  } catch (error) {
    await workers.close();
    throw error;
  }
}

class Workers {
  private readonly metrics = new MetricsExchange();
  private readonly turns = new KeyedQueue({ atOnce: 1, capacity: Infinity });
  /** Ends the turn of the worker that has it. */
  private readonly endTurn = new Map<Worker, () => void>();
  private readonly deaths: number[] = [];
  private all: Worker[] = [];
  private isOpen = false;
  private isClosing = false;

  constructor(
    private readonly config: WorkersConfig,
    private readonly report: SupervisorReports,
  ) {}

  /** @returns the origin at which they serve. */
  async start(): Promise<string> {
    const origin = await this.startOne();
    const others = Array.from({ length: this.config.count - 1 }, () => this.startOne());
    await Promise.all(others);
    this.isOpen = true;
    return origin;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const ends = this.all.map((worker) => once(worker, 'exit'));
    for (const worker of this.all) sendTo(worker, { type: 'close' });
    await Promise.all(ends);
  }

  private startOne(): Promise<string> {
    const joinsOthers = this.all.length > 0;
    const given: WorkerConfig = { ...this.config, joinsOthers };
    const worker = cluster.fork({
      [WORKER_VARIABLE]: JSON.stringify(given),
      ...GIVE_FREE_MEMORY_BACK,
    });
    this.all.push(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'open') resolve(message.origin);
        else this.answer(worker, message);
      });
      worker.once('exit', (code, signal) => {
        this.all = this.all.filter((each) => each !== worker);
        this.endTurn.get(worker)?.();
        reject(new StartError('The shop did not open: a worker process could not start.'));
        if (this.isOpen) void this.replace(signal || `code ${code}`);
      });
    });
  }

  private answer(worker: Worker, message: FromWorker): void {
    if (message.type === 'wants-turn') void this.turns.run(TURN, () => this.turnOf(worker));
    else if (message.type === 'leaves-turn') this.endTurn.get(worker)?.();
    else if (message.type === 'wants-metrics') this.metrics.collect(worker, message.call, this.all);
    else if (message.type === 'metrics') this.metrics.add(worker, message.call, message.metrics);
  }

  /** Tells a worker that it has the turn. Resolves when it leaves the turn or has ended. */
  private async turnOf(worker: Worker): Promise<void> {
    if (!this.all.includes(worker)) return;
    const left = new Promise<void>((resolve) => this.endTurn.set(worker, resolve));
    sendTo(worker, { type: 'turn' });
    await left;
    this.endTurn.delete(worker);
  }

  private async replace(reason: string): Promise<void> {
    if (this.isClosing) return;
    const now = performance.now();
    this.deaths.push(now);
    if (this.deaths.filter((at) => at > now - DEATHS_WINDOW_MS).length > MAX_DEATHS) {
      this.report.lost(new StartError(`The worker processes keep ending (${reason}).`));
      return;
    }
    this.report.replaced(`A worker process ended (${reason}). Another one takes its place.`);
    await setTimeout(REPLACE_AFTER_MS);
    // A worker that can't start also exits, and is then replaced like any other.
    if (!this.isStopped())
      await this.startOne().then(
        () => this.report.joined('The new worker process is ready.'),
        () => undefined,
      );
  }

  private isStopped(): boolean {
    return this.isClosing;
  }
}
