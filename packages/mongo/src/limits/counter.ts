import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { UNSYNCED } from '../database/unsynced.js';
import { LimitCounterModel, type LimitCounterRecord } from './limit-counter.model.js';
import { LimitReachedError } from './limit-reached-error.js';

/**
 * A count that expires more than this many durations from now was started while the clock was wrong, and is ignored.
 * Above 1, so that setting the clock back a little does not reset limits.
 */
const MOST_DURATIONS = 2;

/** How long a reached limit is cached before it is read again. */
const KNOWN_FULL_MS = 1_000;
/** Maximum number of reached limits cached at a time. */
const MOST_KNOWN_FULL = 10_000;

/** At most `most` uses in `seconds` seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/** Multiplies a limit by `factor`. */
export function times(factor: number, { most, seconds }: Limit): Limit {
  return { most: most * factor, seconds };
}

/** Makes a value of each entry of a table. */
export function forEachKey<Key extends string, Row, Value>(
  table: Record<Key, Row>,
  make: (key: Key, row: Row) => Value,
): Record<Key, Value> {
  const entries = Object.entries(table) as [Key, Row][];
  return Object.fromEntries(entries.map(([key, row]) => [key, make(key, row)])) as Record<
    Key,
    Value
  >;
}

/** The counter of one key. */
export interface Count {
  /** @throws LimitReachedError when the limit is reached. */
  add(): Promise<void>;
  /**
   * Checks the cache only, without a query.
   * @throws LimitReachedError when the limit was reached within the last second.
   */
  refuseIfKnown(): void;
  /** Key of the stored counter. */
  readonly key: string;
  /** @throws LimitReachedError when `stored` has reached the limit. */
  refuseIfFull(stored: LimitCounterRecord): void;
  /** Undoes one `add`. */
  takeBack(): Promise<void>;
  /** Resets the counter to zero. */
  clear(): Promise<void>;
}

/** Returns the counter of a key. */
export type Counter = (key: string) => Count;

/**
 * Counts in the database, so that all instances of the shop share the counters. The connection must be open.
 */
export function createCounter(name: string, limit: Limit): Counter {
  const limiter = createLimiter(name, limit);
  const farthestMs = MOST_DURATIONS * limit.seconds * 1000;
  /**
   * Cache of reached limits, so that further requests cost no query. It is made when the limit is first reached: it
   * takes its whole room at once, and most limits are never reached.
   */
  let full: LRUCache<string, { error: LimitReachedError; at: number }> | undefined;

  /** Counts one use. First drops a count that was started while the clock was wrong. */
  async function consume(key: string): Promise<RateLimiterRes> {
    const count = await outcomeOf(limiter.consume(key));
    if (count.msBeforeNext <= farthestMs) return count;
    await LimitCounterModel.deleteOne({
      key: limiter.getKey(key),
      expire: { $gt: new Date(Date.now() + farthestMs) },
    });
    return outcomeOf(limiter.consume(key));
  }

  function refuseIfKnown(key: string): void {
    const known = full?.get(key);
    if (!known) return;
    const age = Date.now() - known.at;
    // A negative age means that the clock was set back: the time since then is unknown.
    if (age >= 0 && age < KNOWN_FULL_MS) throw known.error;
  }

  function refusal(key: string, msBeforeNext: number): LimitReachedError {
    const error = new LimitReachedError(msBeforeNext);
    full ??= new LRUCache({ max: MOST_KNOWN_FULL });
    full.set(key, { error, at: Date.now() });
    return error;
  }

  return (key) => ({
    async add() {
      refuseIfKnown(key);
      const count = await consume(key);
      if (count.consumedPoints > limit.most) throw refusal(key, count.msBeforeNext);
    },
    key: limiter.getKey(key),
    refuseIfFull({ points, expire }) {
      const msBeforeNext = (expire?.getTime() ?? Infinity) - Date.now();
      if (points >= limit.most && msBeforeNext > 0 && msBeforeNext <= farthestMs)
        throw refusal(key, msBeforeNext);
    },
    refuseIfKnown: () => refuseIfKnown(key),
    async takeBack() {
      await limiter.reward(key);
      full?.delete(key);
    },
    async clear() {
      await limiter.delete(key);
      full?.delete(key);
    },
  });
}

/**
 * Checks all counters with one query, and counts nothing.
 * @throws LimitReachedError when the limit of one is reached.
 */
export async function checkAll(counts: readonly Count[]): Promise<void> {
  for (const count of counts) count.refuseIfKnown();
  const keys = counts.map(({ key }) => key);
  const stored = await LimitCounterModel.find({ key: { $in: keys } }).lean();
  for (const each of stored) counts[keys.indexOf(each.key)]?.refuseIfFull(each);
}

/** Returns the library's result, which the library throws when the limit is exceeded. */
async function outcomeOf(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await counting;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** The library's own limiter. A power cut may undo its last moments. The connection must be open. */
export function createLimiter(keyPrefix: string, { most, seconds }: Limit): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection
      .getClient()
      .db(mongoose.connection.name, { writeConcern: UNSYNCED }),
    tableName: LimitCounterModel.collection.name,
    keyPrefix,
    points: most,
    duration: seconds,
    disableIndexesCreation: true,
  });
}
