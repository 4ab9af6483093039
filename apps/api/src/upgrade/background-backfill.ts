import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '../http/outage.js';
import { log } from '../log.js';
import { completeOrderSearch, completeTrackingSearch, countEarlierSales } from '../orders/index.js';

const RETRY_MS = 30_000;
const UNFINISHED = `Orders of an earlier version are not yet prepared for lists and search, trying again in ${RETRY_MS / 1_000} seconds`;

/** A task that runs while the shop is open. */
export interface BackgroundWork {
  /** Resolves when no more writes are in progress. */
  stop(): Promise<void>;
}

/** Runs the backfills that take too long to delay the opening of the shop. */
export function startBackgroundBackfill(): BackgroundWork {
  const stopping = new AbortController();
  const done = run(stopping.signal);
  return {
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function run(signal: AbortSignal): Promise<void> {
  const isStopped = () => signal.aborted;
  while (!isStopped()) {
    try {
      report(await completeOrderSearch(signal), 'were prepared for the search');
      report(await completeTrackingSearch(signal), 'can be found by their tracking numbers now');
      report(await countEarlierSales(signal), 'were counted as sales');
      return;
    } catch (error) {
      if (isStopped()) return;
      // An outage is logged as one line without a stack: the cause is not in our code.
      log.error(UNFINISHED, isOutage(error) ? undefined : error);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

function report(count: number, what: string): void {
  if (count > 0) log.info(`${count} orders of an earlier version ${what}.`);
}
