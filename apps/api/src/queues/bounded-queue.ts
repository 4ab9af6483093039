import PQueue from 'p-queue';
import { busy } from '../http/errors.js';
import { shareOf } from '../workers/config.js';

/** The size of a queue. */
export interface QueueSize {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** How many tasks the queue holds, running ones included. */
  capacity: number;
  /** Seconds after which a refused caller may retry. */
  retryAfterSeconds?: number;
}

/** A FIFO queue that runs a few tasks at a time, and refuses tasks when it is full. */
export class BoundedQueue {
  private readonly queue: PQueue;

  /** @param size of the whole shop: each worker gets its share. */
  constructor(private readonly size: QueueSize) {
    this.queue = new PQueue({ concurrency: shareOf(size.atOnce) });
  }

  get isFull(): boolean {
    return this.queue.pending + this.queue.size >= shareOf(this.size.capacity);
  }

  /** @throws HttpError 503 when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.isFull) throw busy(this.size.retryAfterSeconds);
    return this.queue.add(task);
  }

  /** Calls `listener` whenever no task is left. */
  onIdle(listener: () => void): void {
    this.queue.on('idle', listener);
  }
}
