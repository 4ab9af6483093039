import type { Client } from '../http/client.js';
import { busy, type HttpError } from '../http/errors.js';
import { BoundedQueue, type QueueSize } from './bounded-queue.js';

/** Limits how many tasks with the same key run at a time, in FIFO order. Tasks without a common key run in parallel. */
export class KeyedQueue {
  private readonly queues = new Map<string, BoundedQueue>();

  /**
   * @param size of each key's queue.
   * @param refusal creates the error of a task when the queue of one of its keys is full.
   */
  constructor(
    private readonly size: QueueSize,
    private readonly refusal: () => HttpError = busy,
  ) {}

  /** How many keys have a queue at the moment. */
  get keyCount(): number {
    return this.queues.size;
  }

  /** @throws HttpError 503, or the given refusal, when the queue of one of the keys is full. */
  async run<T>(
    keys: readonly string[],
    task: () => Promise<T>,
    client?: Pick<Client, 'leaveTurn'>,
  ): Promise<T> {
    const distinct = [...new Set(keys)];
    if (distinct.some((key) => this.queues.get(key)?.isFull)) throw this.refusal();
    client?.leaveTurn?.();
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    // All queues are entered in one synchronous step, so that two tasks never deadlock.
    await Promise.all(distinct.map((key) => this.enter(key, left)));
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Takes a slot in a key's queue and holds it until `left` resolves. Resolves when the slot's turn comes. */
  private enter(key: string, left: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        resolve();
        return left;
      };
      this.queueOf(key).run(turn).catch(reject);
    });
  }

  private queueOf(key: string): BoundedQueue {
    const existing = this.queues.get(key);
    if (existing) return existing;
    const queue = new BoundedQueue(this.size);
    queue.onIdle(() => this.queues.delete(key));
    this.queues.set(key, queue);
    return queue;
  }
}
