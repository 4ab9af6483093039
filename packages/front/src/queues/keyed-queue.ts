import PQueue from 'p-queue';
import { assertWaiting, type Client } from '../client.js';
import { OverloadError } from '../errors.js';
import { shareOf } from '../workers/config.js';
import type { QueueSize } from './queue-size.js';

/**
 * Limits how many tasks with the same key run at a time, in FIFO order. Tasks without a common key run in parallel. A
 * task whose client no longer waits when its turn comes is not run: under load, work for those who have given up would
 * leave no time for the others.
 */
export class KeyedQueue {
  private readonly queues = new Map<string, PQueue>();

  /**
   * @param size of each key's queue in the whole shop: each worker gets its share.
   * @param refusal creates the error of a task when the queue of one of its keys is full.
   */
  constructor(
    private readonly size: QueueSize,
    private readonly refusal: () => Error = () => new OverloadError(size.retryAfterSeconds),
  ) {}

  /** How many keys have a queue at the moment. */
  get keyCount(): number {
    return this.queues.size;
  }

  /**
   * @throws OverloadError, or the given refusal, when the queue of one of the keys is full; ClientLeftError when the
   * client no longer waits at its turn.
   */
  async run<T>(
    keys: readonly string[],
    task: () => Promise<T>,
    client?: Pick<Client, 'leaveTurn' | 'left'>,
  ): Promise<T> {
    const distinct = [...new Set(keys)];
    if (distinct.some((key) => this.isFull(key))) throw this.refusal();
    client?.leaveTurn?.();
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    // All queues are entered in one synchronous step, so that two tasks never deadlock.
    await Promise.all(distinct.map((key) => this.enter(key, left)));
    try {
      if (client) assertWaiting(client);
      return await task();
    } finally {
      leave();
    }
  }

  /** Takes a slot in a key's queue and holds it until `left` resolves. Resolves when the slot's turn comes. */
  private enter(key: string, left: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      void this.queueOf(key).add(() => {
        resolve();
        return left;
      });
    });
  }

  private isFull(key: string): boolean {
    const queue = this.queues.get(key);
    return queue !== undefined && queue.pending + queue.size >= shareOf(this.size.capacity);
  }

  private queueOf(key: string): PQueue {
    const existing = this.queues.get(key);
    if (existing) return existing;
    const queue = new PQueue({ concurrency: shareOf(this.size.atOnce) });
    queue.on('idle', () => this.queues.delete(key));
    this.queues.set(key, queue);
    return queue;
  }
}
