import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Visit } from '../admission/visit.js';
import { KeyedQueue } from './keyed-queue.js';

/** Enough to keep the shop and its database busy: more would only make these and others' requests slower. */
const AT_WORK_PER_ADDRESS = 4;

/**
 * Limits how many requests of one network address run at a time, in FIFO order, so that a flood from one address delays
 * others by only a few requests. A request that waits, for its body or in another queue, gives up its turn.
 */
export class Turns {
  private readonly queue: KeyedQueue;

  constructor(atOnce = AT_WORK_PER_ADDRESS) {
    this.queue = new KeyedQueue({ atOnce, capacity: Infinity });
  }

  /** Calls `run` when it is the request's turn; never if its client has disconnected or got a reply by then. */
  take(visit: Visit, address: string, res: ServerResponse, run: () => void): void {
    void this.queue.run([address], async () => {
      // Requests of other addresses run in between.
      await setImmediate();
      if (res.closed || res.headersSent) return;
      await visit.turn(res, run);
    });
  }
}
