import type { Freshness } from './freshness.js';

/** Changes of other instances become visible within this time. */
const CURRENT_MS = 1_000;
const POLL_MS = 250;
/** After this long without a request, changes are polled less often. */
const ASLEEP_MS = 10_000;
const ASLEEP_POLL_MS = 20_000;
/** After this long without reading changes, all caches are cleared: soon some change records will have expired. */
const LOST_MS = 5 * 60_000;

/** A cache that changes invalidate. */
export interface ChangeConsumer {
  /** Invalidates everything with these tags. */
  invalidate(tags: readonly string[]): void;
  /** Invalidates everything. */
  clear(): void;
}

/** Reads the changes of other instances. */
export interface ChangeSource {
  /** The tags of each change since the last call. */
  read(): Promise<readonly (readonly string[])[]>;
  /** Skips what happened until now. */
  restart(): void;
}

/** Passes the changes of other instances on to the consumers. */
export function followChanges(
  consumers: readonly ChangeConsumer[],
  reader: ChangeSource,
): { freshness: Freshness; stop: () => void } {
  let currentUntil = -Infinity;
  let askedAt = performance.now();
  let readAt = performance.now();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const read = async () => {
    const startedAt = performance.now();
    try {
      if (startedAt - readAt > LOST_MS) {
        reader.restart();
        for (const consumer of consumers) consumer.clear();
      }
      for (const tags of await reader.read())
        for (const consumer of consumers) consumer.invalidate(tags);
      readAt = startedAt;
      currentUntil = startedAt + CURRENT_MS;
    } catch {
      // Requests will report that the database is down. Here it only means that no cache is current.
      currentUntil = -Infinity;
    }
  };
  const freshness: Freshness = {
    isFresh() {
      askedAt = performance.now();
      return askedAt < currentUntil;
    },
    catchUp() {
      next ??= (running ?? Promise.resolve()).then(() => {
        next = undefined;
        running = read();
        return running;
      });
      return next;
    },
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - askedAt < ASLEEP_MS || now - readAt > ASLEEP_POLL_MS) void freshness.catchUp();
  }, POLL_MS);
  timer.unref();
  return { freshness, stop: () => clearInterval(timer) };
}
