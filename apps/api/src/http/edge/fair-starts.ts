import type { RequestListener } from 'node:http';
import { addressBehind } from '../client-address.js';

/** Milliseconds of one turn of the event loop in which requests are started. The others wait for the next turn. */
const START_MS = 1;

/**
 * Starts requests a few at a time, with network addresses taking turns, so that hundreds of connections from one address
 * delay a request from another by milliseconds only. A request starts at once while there is time.
 * @param trustedProxies whose `X-Forwarded-For` names the client.
 */
export function startFairly(trustedProxies: number, listener: RequestListener): RequestListener {
  const starts = new FairStarts();
  return (req, res) => {
    starts.enter(addressBehind(req, trustedProxies), () => {
      if (!res.closed) listener(req, res);
    });
  };
}

/** Starts tasks for a limited time in each turn of the event loop; keys take turns. */
export class FairStarts {
  private readonly waiting = new Map<string, (() => void)[]>();
  /** When the first task of this turn of the event loop was started. */
  private startedAt: number | undefined;

  constructor(private readonly now = () => performance.now()) {}

  /** Starts a task now if there is time, otherwise when it is its key's turn. */
  enter(key: string, start: () => void): void {
    if (this.startedAt === undefined) {
      this.startedAt = this.now();
      setImmediate(() => this.nextTurn());
    }
    if (this.waiting.size === 0 && this.hasTime(this.startedAt)) {
      start();
      return;
    }
    const own = this.waiting.get(key);
    if (own) own.push(start);
    else this.waiting.set(key, [start]);
  }

  private nextTurn(): void {
    this.startedAt = undefined;
    if (this.waiting.size === 0) return;
    const startedAt = this.now();
    this.startedAt = startedAt;
    setImmediate(() => this.nextTurn());
    do this.startNext();
    while (this.waiting.size > 0 && this.hasTime(startedAt));
  }

  /** One task of the key that has waited longest. The key goes to the end of the line. */
  private startNext(): void {
    for (const [key, [start, ...others]] of this.waiting) {
      this.waiting.delete(key);
      if (others.length > 0) this.waiting.set(key, others);
      start?.();
      return;
    }
  }

  private hasTime(startedAt: number): boolean {
    return this.now() - startedAt < START_MS;
  }
}
