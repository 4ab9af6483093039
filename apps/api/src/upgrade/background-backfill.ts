import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '../http/outage.js';
import { log } from '../log.js';
import { completeOrderSearch, countEarlierSales } from '../orders/index.js';

const RETRY_MS = 30_000;
const UNFINISHED = `Orders of an earlier version are not yet prepared for lists and search, trying again in ${RETRY_MS / 1_000} seconds`;

/** Work that goes on while the shop is open. */
export interface BackgroundWork {
  /** Returns when nothing is being written any more. */
  stop(): Promise<void>;
}

/** Backfills what takes too long to keep the shop closed for. */
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
      report(await countEarlierSales(signal), 'were counted as sales');
      return;
    } catch (error) {
      if (isStopped()) return;
      // An outage is one line without a stack: the cause is not in our code.
      log.error(UNFINISHED, isOutage(error) ? undefined : error);
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

function report(count: number, what: string): void {
  if (count > 0) log.info(`${count} orders of an earlier version ${what}.`);
}
