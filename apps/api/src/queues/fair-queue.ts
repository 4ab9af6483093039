import PQueue from 'p-queue';
import type { Client } from '../http/client.js';
import { busy, callerLeft, tooManyRequests } from '../http/errors.js';
import { shareOf } from '../workers/config.js';
import type { QueueSize } from './bounded-queue.js';
import { UsualTime } from './usual-time.js';

/** How many tasks a fair queue runs and holds. */
export interface FairQueueSize extends Omit<QueueSize, 'atOnce'> {
  /** Tasks that run at the same time, asked again whenever one comes or ends. */
  atOnce: number | (() => number);
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
  /** How many tasks of each round wait. */
  private readonly waiting = new Map<number, number>();
  /** Of the task that began last. */
  private round = 0;
  /** Of tasks since the queue was last empty: whoever comes to an empty one finds out anew. */
  private readonly taskTime = new UsualTime();

  /** @param size for the whole shop: each worker has its share. */
  constructor(private readonly size: FairQueueSize) {
    this.queue = new PQueue({ concurrency: this.atOnce });
  }

  /** How many clients have tasks in the queue. */
  get clientCount(): number {
    return this.clients.size;
  }

  /**
   * Refuses a client before anything is done for a task that would be refused or dropped. When its turn would come is
   * estimated, rather too early than too late.
   * @throws HttpError 503 when the queue is full or the task would wait too long, 429 when the client has too many tasks
   * in it.
   */
  refuseIfLate({ key }: Client): void {
    const tasks = this.clients.get(key);
    this.refuseIfFull(tasks);
    const round = this.nextRound(tasks);
    const before = [...this.waiting].reduce(
      (sum, [of, count]) => sum + (of > round ? 0 : count),
      0,
    );
    const waitMs = (before * this.taskTime.ms) / this.atOnce;
    if (waitMs > this.size.maxWaitMs) throw this.busy();
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
    let begunAt: number | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      client.left?.removeEventListener('abort', leave);
      this.countWaiting(round, -1);
    };
    const begin = () => {
      stopWaiting();
      begunAt = performance.now();
      this.round = round;
      return task();
    };
    this.countWaiting(round, 1);
    this.queue.concurrency = this.atOnce;
    try {
      return await this.queue.add(begin, { priority: -round, signal: wait.signal });
    } finally {
      if (begunAt === undefined) stopWaiting();
      else this.taskTime.note(performance.now() - begunAt);
      tasks.count -= 1;
      if (tasks.count === 0) this.clients.delete(client.key);
      if (this.clients.size === 0) this.taskTime.forget();
      this.queue.concurrency = this.atOnce;
    }
  }

  /** Gives a client's next task its round. */
  private enter({ key, left }: Client): Tasks {
    if (left?.aborted) throw callerLeft();
    const known = this.clients.get(key);
    this.refuseIfFull(known);
    const tasks = known ?? { count: 0, round: 0 };
    tasks.round = this.nextRound(known);
    tasks.count += 1;
    this.clients.set(key, tasks);
    return tasks;
  }

  private refuseIfFull(tasks: Tasks | undefined): void {
    if (this.queue.pending + this.queue.size >= shareOf(this.size.capacity)) throw this.busy();
    if (tasks && tasks.count >= shareOf(this.size.clientCapacity)) {
      throw tooManyRequests(
        'Too many requests at the same time, please try again in a moment',
        this.retryAfterSeconds * 1_000,
      );
    }
  }

  /** The round after that of a client's previous task, or the current one. */
  private nextRound(tasks: Tasks | undefined): number {
    return tasks ? Math.max(this.round, tasks.round + 1) : this.round;
  }

  private countWaiting(round: number, change: number): void {
    const count = (this.waiting.get(round) ?? 0) + change;
    if (count > 0) this.waiting.set(round, count);
    else this.waiting.delete(round);
  }

  private busy() {
    return busy(this.retryAfterSeconds);
  }

  private get atOnce(): number {
    const { atOnce } = this.size;
    return shareOf(typeof atOnce === 'number' ? atOnce : atOnce());
  }

  private get retryAfterSeconds(): number {
    return this.size.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
  }
}
