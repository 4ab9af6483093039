import { performance as perfHooks } from 'node:perf_hooks';
import type { Ask } from './ask-inside.js';
import type { AskedFor } from './asked-for.js';

/** Maximum number of requests renewed in one round: the most frequent ones. */
const MOST_RENEWED = 16;
const AT_ONCE = 2;
/** Changes within this time share one round. */
const REST_MS = 500;
/** The event-loop utilization above which no round begins. */
const BUSY = 0.75;

/** Returns a function that measures the event-loop utilization since its last call. */
export function loopLoad(): () => number {
  let last = perfHooks.eventLoopUtilization();
  return () => {
    const now = perfHooks.eventLoopUtilization();
    const { utilization } = perfHooks.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** Computes dropped answers again before the next request: a few at a time, in rounds, unless the shop is busy. */
export class Renewal {
  private readonly waiting = new Map<string, AskedFor>();
  private next: NodeJS.Timeout | undefined;
  private endedAt = -Infinity;
  private isUnderWay = false;
  private readonly end = new AbortController();

  constructor(
    private readonly ask: Ask,
    private readonly load = loopLoad(),
  ) {}

  /**
   * Begins a round at once, for at most `withinMs` milliseconds.
   * @returns undefined during or right after another round, or if there is nothing to do.
   */
  now(requests: readonly AskedFor[], withinMs: number): Promise<void> | undefined {
    const rests = this.isUnderWay || performance.now() - this.endedAt < REST_MS;
    if (rests || requests.length === 0 || this.end.signal.aborted) return undefined;
    return this.round(requests.slice(0, MOST_RENEWED), withinMs);
  }

  /** Adds requests to the next round. */
  later(requests: readonly AskedFor[]): void {
    if (this.end.signal.aborted) return;
    for (const asked of requests)
      if (this.waiting.size < MOST_RENEWED) this.waiting.set(asked.key, asked);
    if (this.waiting.size > 0 && !this.next) this.plan();
  }

  /** Ends the current round; no other begins afterwards. */
  stop(): void {
    this.end.abort();
    clearTimeout(this.next);
  }

  private plan(): void {
    this.load();
    this.next = setTimeout(() => {
      this.next = undefined;
      if (this.isUnderWay || this.load() > BUSY) {
        this.plan();
        return;
      }
      const requests = [...this.waiting.values()];
      this.waiting.clear();
      void this.round(requests, Infinity);
    }, REST_MS);
    this.next.unref();
  }

  private async round(requests: readonly AskedFor[], withinMs: number): Promise<void> {
    const { signal } = this.end;
    const left = [...requests];
    const begun = performance.now();
    const hasTime = () => !signal.aborted && performance.now() - begun < withinMs;
    const askOneAfterTheOther = async () => {
      while (hasTime()) {
        const next = left.shift();
        if (!next) return;
        await this.ask(next, signal).catch(() => undefined);
      }
    };
    this.isUnderWay = true;
    await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterTheOther));
    this.isUnderWay = false;
    this.endedAt = performance.now();
    this.later(left);
  }
}
