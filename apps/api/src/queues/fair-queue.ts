import PQueue from 'p-queue';
import type { Client } from '../http/client.js';
import { busy, callerLeft, tooManyRequests } from '../http/errors.js';
import { shareOf } from '../workers/config.js';
import type { QueueSize } from './bounded-queue.js';

/** How many tasks a fair queue runs and holds. */
export interface FairQueueSize extends QueueSize {
  /** Tasks of one client in the queue at most, running ones included. */
  clientCapacity: number;
  /** Milliseconds that a task waits for its turn at most. */
  maxWaitMs: number;
}

/** The tasks of one client in the queue. */
interface Tasks {
  count: number;
  /** Of the latest one. */
  round: number;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Runs a few tasks at a time. Clients take turns: each round runs one task of each client that waits, so that a hundred
 * tasks of one client delay another client's first by one task. A task that waits too long, or whose client has left, is
 * dropped; one that runs is always awaited.
 */
export class FairQueue {
  private readonly queue: PQueue;
  private readonly clients = new Map<string, Tasks>();
  /** Of the task that began last. */
  private round = 0;

  /** @param size for the whole shop: each worker has its share. */
  constructor(private readonly size: FairQueueSize) {
    this.queue = new PQueue({ concurrency: shareOf(size.atOnce) });
  }

  /** How many clients have tasks in the queue. */
  get clientCount(): number {
    return this.clients.size;
  }

  /**
   * @throws HttpError 503 when the queue is full or the task waited too long, 429 when the client has too many tasks in
   * it.
   */
  async run<T>(client: Client, task: () => Promise<T>): Promise<T> {
    const tasks = this.enter(client);
    client.leaveTurn?.();
    const { round } = tasks;
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(this.busy()), this.size.maxWaitMs);
    const leave = () => wait.abort(callerLeft());
    client.left?.addEventListener('abort', leave);
    const stopWaiting = () => {
      clearTimeout(timer);
      client.left?.removeEventListener('abort', leave);
    };
    const begin = () => {
      stopWaiting();
      this.round = round;
      return task();
    };
    try {
      return await this.queue.add(begin, { priority: -round, signal: wait.signal });
    } finally {
      stopWaiting();
      tasks.count -= 1;
      if (tasks.count === 0) this.clients.delete(client.key);
    }
  }

  /** Gives a client's next task its round: the one after their previous task's, or the current one. */
  private enter({ key, left }: Client): Tasks {
    if (left?.aborted) throw callerLeft();
    if (this.queue.pending + this.queue.size >= shareOf(this.size.capacity)) throw this.busy();
    const tasks = this.clients.get(key) ?? { count: 0, round: this.round - 1 };
    if (tasks.count >= shareOf(this.size.clientCapacity)) {
      throw tooManyRequests(
        'Too many requests at the same time, please try again in a moment',
        this.retryAfterSeconds * 1_000,
      );
    }
    tasks.count += 1;
    tasks.round = Math.max(this.round, tasks.round + 1);
    this.clients.set(key, tasks);
    return tasks;
  }

  private busy() {
    return busy(this.retryAfterSeconds);
  }

  private get retryAfterSeconds(): number {
    return this.size.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
  }
}
