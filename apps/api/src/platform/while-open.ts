import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '@shop/http';
import { log } from '@shop/http/log';

/** Work that goes on while the shop is open. */
export interface Ongoing {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

interface Rhythm {
  /** The pause after each round, in milliseconds. */
  everyMs: number;
  /** What the log says of a round that failed; the next one is tried as usual. */
  failure: string;
}

/**
 * Works in rounds until it is stopped.
 * @param work a round; true if the next one should follow without a pause.
 */
export function whileOpen(
  work: (signal: AbortSignal) => Promise<boolean>,
  rhythm: Rhythm,
): Ongoing {
  const stopping = new AbortController();
  const done = run(work, rhythm, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function run(
  work: (signal: AbortSignal) => Promise<boolean>,
  { everyMs, failure }: Rhythm,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await work(signal).catch((error: unknown) => {
      // An outage is logged as one line without a stack: the cause is not in our code.
      if (!signal.aborted) log.error(failure, isOutage(error) ? undefined : error);
      return false;
    });
    if (!hasMore) await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
