import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** The share of the time since the last task began that the event loop may have been busy. */
const BUSIEST = 0.7;
const LONGEST_MS = 20;

/** Breaks between tasks that keep the event loop busy, so that other requests are answered meanwhile. */
export class Breaks {
  private last = performance.eventLoopUtilization();

  constructor(
    private readonly loop: Pick<typeof performance, 'eventLoopUtilization'> = performance,
  ) {}

  /** Resolves when the event loop has been idle for a while since the last call, at the latest after 20 ms. */
  async take(): Promise<void> {
    const begunAt = performance.now();
    while (this.utilization > BUSIEST && performance.now() - begunAt < LONGEST_MS)
      await setTimeout(1);
    this.last = this.loop.eventLoopUtilization();
  }

  private get utilization(): number {
    return this.loop.eventLoopUtilization(this.last).utilization;
  }
}
