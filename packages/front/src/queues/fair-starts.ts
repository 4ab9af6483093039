import { addressBehind } from '../client-address.js';
import type { Handler } from '../handler.js';
import { Presence } from './presence.js';

/** Milliseconds of each event-loop turn in which requests are started. Further requests wait for the next turn. */
const START_MS = 1;
/** Longest pause of an address, however long a turn took. */
const LONGEST_REST_MS = 20;

/** The waiting tasks of one key. */
interface Line {
  tasks: (() => void)[];
  restsUntil: number;
}

/**
 * Starts requests a few at a time, with network addresses taking turns, so that hundreds of connections from one
 * address delay a request from another by milliseconds only. A request starts at once if the turn has time left.
 * @param trustedProxies how many proxies are trusted to name the client in `X-Forwarded-For`.
 */
export function startFairly(trustedProxies: number, handler: Handler): Handler {
  const starts = new FairStarts();
  return (req, res, body) => {
    starts.enter(addressBehind(req, trustedProxies), () => {
      if (!res.closed) handler(req, res, body);
    });
  };
}

/**
 * Starts tasks for a limited time in each turn of the event loop; keys take turns. While other keys are active, a key
 * that has tasks left after a turn then pauses for as long as the turn took: it gets half of the loop's time.
 */
export class FairStarts {
  private readonly lines = new Map<string, Line>();
  private readonly presence = new Presence();
  /** When the first task of this turn of the event loop was started. */
  private startedAt: number | undefined;
  /** Lines that were served in this turn and have tasks left. */
  private readonly served = new Map<string, Line>();
  private wake: NodeJS.Timeout | undefined;

  constructor(private readonly now = () => performance.now()) {}

  /** Starts a task now if there is time, otherwise when it is its key's turn. */
  enter(key: string, start: () => void): void {
    const now = this.now();
    this.presence.note(key, now);
    const line = this.lines.get(key);
    if (line) {
      line.tasks.push(start);
      return;
    }
    if (this.startedAt === undefined) this.beginTurn();
    if (this.hasTime()) start();
    else this.lines.set(key, { tasks: [start], restsUntil: now });
  }

  private beginTurn(): void {
    this.startedAt = this.now();
    setImmediate(() => this.endTurn());
  }

  /** Runs as an immediate, so that a turn's time includes the follow-up work of its tasks in the event loop. */
  private endTurn(): void {
    const now = this.now();
    const tookMs = Math.min(now - (this.startedAt ?? now), LONGEST_REST_MS);
    for (const [key, line] of this.served) {
      if (this.presence.hasOthersThan(key, now)) line.restsUntil = now + tookMs / this.served.size;
    }
    this.served.clear();
    this.startedAt = undefined;
    this.nextTurn();
  }

  private nextTurn(): void {
    clearTimeout(this.wake);
    if (this.lines.size === 0 || this.startedAt !== undefined) return;
    const now = this.now();
    const restMs = Math.min(...[...this.lines.values()].map(({ restsUntil }) => restsUntil)) - now;
    if (restMs > 0) {
      this.wake = setTimeout(() => this.nextTurn(), Math.ceil(restMs));
      return;
    }
    this.beginTurn();
    while (this.startNext(now) && this.hasTime());
  }

  /** Starts one task of the key that has waited longest and does not pause. The key goes to the end of the line. */
  private startNext(now: number): boolean {
    for (const [key, line] of this.lines) {
      if (line.restsUntil > now) continue;
      const start = line.tasks.shift();
      this.lines.delete(key);
      if (line.tasks.length > 0) {
        this.lines.set(key, line);
        this.served.set(key, line);
      }
      start?.();
      return true;
    }
    return false;
  }

  private hasTime(): boolean {
    return this.startedAt !== undefined && this.now() - this.startedAt < START_MS;
  }
}
