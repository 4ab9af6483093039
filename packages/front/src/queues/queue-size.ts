/** The size of a queue. */
export interface QueueSize {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** How many tasks the queue holds, running ones included. */
  capacity: number;
  /** Seconds after which a refused caller may retry. */
  retryAfterSeconds?: number;
}
