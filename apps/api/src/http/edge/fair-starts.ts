import type { IncomingMessage, RequestListener } from 'node:http';
import { clientAddress } from '../client-address.js';

/** Milliseconds of one turn of the event loop in which requests are started. The rest have to wait for the next. */
const START_MS = 1;

/**
 * Starts requests a few at a time, with network addresses taking turns, so that hundreds of connections from one address
 * delay a request from another by milliseconds. Nobody waits while there is time.
 * @param trustedProxies whose `X-Forwarded-For` names the client.
 */
export function startFairly(trustedProxies: number, listener: RequestListener): RequestListener {
  const starts = new FairStarts();
  return (req, res) => {
    starts.enter(addressOf(req, trustedProxies), () => {
      if (!res.closed) listener(req, res);
    });
  };
}

/** Tasks that are begun in turns, by key. */
export class FairStarts {
  private readonly waiting = new Map<string, (() => void)[]>();
  /** When the first task of this turn of the event loop was begun. */
  private begunAt: number | undefined;

  constructor(private readonly now = () => performance.now()) {}

  /** Begins a task now if there is time, otherwise when it is the turn of its key. */
  enter(key: string, begin: () => void): void {
    if (this.begunAt === undefined) {
      this.begunAt = this.now();
      setImmediate(() => this.nextTurn());
    }
    if (this.waiting.size === 0 && this.hasTime(this.begunAt)) {
      begin();
      return;
    }
    const own = this.waiting.get(key);
    if (own) own.push(begin);
    else this.waiting.set(key, [begin]);
  }

  private nextTurn(): void {
    this.begunAt = undefined;
    if (this.waiting.size === 0) return;
    const begunAt = this.now();
    this.begunAt = begunAt;
    setImmediate(() => this.nextTurn());
    do this.beginNext();
    while (this.waiting.size > 0 && this.hasTime(begunAt));
  }

  /** One task of the key that has waited longest. The key goes to the end of the line. */
  private beginNext(): void {
    for (const [key, [begin, ...others]] of this.waiting) {
      this.waiting.delete(key);
      if (others.length > 0) this.waiting.set(key, others);
      begin?.();
      return;
    }
  }

  private hasTime(begunAt: number): boolean {
    return this.now() - begunAt < START_MS;
  }
}

/** As Express finds it: behind so many proxies, the address that the outermost of them saw. */
function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || forwarded === undefined)
    return clientAddress({ ip: socket.remoteAddress });
  const addresses = String(forwarded).split(',');
  return clientAddress({ ip: addresses.at(-trustedProxies)?.trim() ?? addresses[0]?.trim() });
}
