import PQueue from 'p-queue';
import type { Client } from '../client.js';
import { ClientLeftError, ClientOverloadError, OverloadError } from '../errors.js';
import { shareOf } from '../workers/config.js';
import type { QueueSize } from './queue-size.js';
import { UsualTime } from './usual-time.js';

/** The size of a fair queue. */
export interface FairQueueSize extends QueueSize {
  /** Maximum number of tasks of one client in the queue, running ones included. */
  clientCapacity: number;
  /** Longest time that a task waits for its turn, in milliseconds. */
  maxWaitMs: number;
}

/** The tasks of one client in the queue. */
interface Tasks {
  /** All of them, running ones included. */
  count: number;
  /** Drops a waiting task; one function for each, the newest last. */
  waiting: Set<() => void>;
  /** The round of the latest task. */
  round: number;
}

/**
 * Runs a few tasks at a time, with clients taking turns: each round runs one task of each waiting client, so that a
 * hundred tasks of one client delay another client's first task by one task. A waiting task is dropped when it waits
 * too long, when its client disconnects, or when the queue is full and its client has more tasks waiting than the one
 * that asks for a place; a running task is always awaited.
 */
export class FairQueue {
  private readonly queue: PQueue;
  private readonly clients = new Map<string, Tasks>();
  /** How many tasks of each round wait. */
  private readonly waiting = new Map<number, number>();
  /** The round of the task that began last. */
  private round = 0;
  /** How long tasks take. Reset when the queue is empty, so that old times refuse nobody. */
  private readonly taskTime = new UsualTime();

  /** @param size of the whole shop: each worker gets its share. */
  constructor(private readonly size: FairQueueSize) {
    this.queue = new PQueue({ concurrency: shareOf(size.atOnce) });
  }

  /** How many clients have tasks in the queue. */
  get clientCount(): number {
    return this.clients.size;
  }

  /** Whether tasks are waiting. */
  get isContended(): boolean {
    return this.queue.size > 0;
  }

  /**
   * Refuses a task that would be refused or dropped anyway, before any work is done for it. The wait is estimated,
   * rather too short than too long.
   * @throws OverloadError when the queue is full of clients with no more tasks than this one, or the task would wait too
   * long; ClientOverloadError when the client has too many tasks in it.
   */
  refuseIfLate({ key }: Client): void {
    const tasks = this.clients.get(key);
    this.refuseIfFull(tasks);
    const round = this.nextRound(tasks);
    const before = [...this.waiting].reduce(
      (sum, [of, count]) => sum + (of > round ? 0 : count),
      0,
    );
    const waitMs = (before * this.taskTime.ms) / shareOf(this.size.atOnce);
    if (waitMs > this.size.maxWaitMs) throw this.overload();
  }

  /**
   * @throws OverloadError when the queue is full of clients with no more tasks than this one, or the task waited too
   * long or was dropped for another client; ClientOverloadError when the client has too many tasks in it;
   * ClientLeftError when it disconnected.
   */
  async run<T>(client: Client, task: () => Promise<T>): Promise<T> {
    const tasks = this.enter(client);
    client.leaveTurn?.();
    const { round } = tasks;
    const wait = new AbortController();
    const drop = () => wait.abort(this.overload());
    const timer = setTimeout(drop, this.size.maxWaitMs);
    tasks.waiting.add(drop);
    const leave = () => wait.abort(new ClientLeftError());
    client.left?.addEventListener('abort', leave);
    let begunAt: number | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      tasks.waiting.delete(drop);
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
    try {
      return await this.queue.add(begin, { priority: -round, signal: wait.signal });
    } finally {
      if (begunAt === undefined) stopWaiting();
      else this.taskTime.note(performance.now() - begunAt);
      tasks.count -= 1;
      if (tasks.count === 0) this.clients.delete(client.key);
      if (this.clients.size === 0) this.taskTime.forget();
    }
  }

  /** Counts a client's next task and assigns its round. */
  private enter({ key, left }: Client): Tasks {
    if (left?.aborted) throw new ClientLeftError();
    const known = this.clients.get(key);
    this.refuseIfFull(known);
    if (this.isFull) this.dropNewestOfLargest();
    const tasks = known ?? { count: 0, waiting: new Set(), round: 0 };
    tasks.round = this.nextRound(known);
    tasks.count += 1;
    this.clients.set(key, tasks);
    return tasks;
  }

  private refuseIfFull(tasks: Tasks | undefined): void {
    if (this.isFull && this.largest.waiting.size <= (tasks?.count ?? 0) + 1) throw this.overload();
    if (tasks && tasks.count >= shareOf(this.size.clientCapacity))
      throw new ClientOverloadError(this.size.retryAfterSeconds);
  }

  private get isFull(): boolean {
    return this.queue.pending + this.queue.size >= shareOf(this.size.capacity);
  }

  /** The tasks of the client that has most waiting tasks. */
  private get largest(): Tasks {
    return [...this.clients.values()].reduce((a, b) => (b.waiting.size > a.waiting.size ? b : a));
  }

  private dropNewestOfLargest(): void {
    [...this.largest.waiting].at(-1)?.();
  }

  /** The round after that of the client's previous task, but not before the current round. */
  private nextRound(tasks: Tasks | undefined): number {
    return tasks ? Math.max(this.round, tasks.round + 1) : this.round;
  }

  private countWaiting(round: number, change: number): void {
    const count = (this.waiting.get(round) ?? 0) + change;
    if (count > 0) this.waiting.set(round, count);
    else this.waiting.delete(round);
  }

  private overload(): OverloadError {
    return new OverloadError(this.size.retryAfterSeconds);
  }
}
