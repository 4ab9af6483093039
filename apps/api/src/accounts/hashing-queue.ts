import { availableParallelism } from 'node:os';
import { busy } from '../http/errors.js';

/** Each hash keeps a core and one of libuv's four threads busy; replies are compressed and files read in these too. */
const AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** Who would wait longer than some seconds is better told to come back. */
const MOST_WAITING = 200;
const COME_BACK_SECONDS = 5;

/** Runs work that costs a core, a few at a time, so that a flood of it leaves the rest of the shop its share. */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** @throws HttpError 503 when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      // The place goes straight to who waits longest: it is never free for a newcomer to take meanwhile.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw busy(COME_BACK_SECONDS);
    await new Promise<void>((begin) => this.waiting.push(begin));
  }
}
