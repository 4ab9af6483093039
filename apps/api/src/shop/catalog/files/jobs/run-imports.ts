import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '@shop/http';
import { log } from '@shop/http/log';
import { runNextJob } from './run-job.js';

const LOOK_EVERY_MS = 1_000;

/** Runs imports one after the other while the shop is open, also those that a killed instance has left. */
export function startImports(): { stop(): Promise<void> } {
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
  while (!signal.aborted) {
    const isIdle = await runNextJob(signal).then(
      (hasRun) => !hasRun,
      (error: unknown) => {
        // An outage is logged as one line without a stack: the cause is not in our code.
        if (!signal.aborted)
          log.error('An import could not go on', isOutage(error) ? undefined : error);
        return true;
      },
    );
    if (isIdle) await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
