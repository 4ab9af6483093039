import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, type HttpError, type Reached } from '../http/errors.js';
import { UNSYNCED } from '../mongo/unsynced.js';
import { LimitCounterModel, type LimitCounterRecord } from './limit-counter.model.js';

/** Seconds. */
export const QUARTER_HOUR = 15 * 60;
/** Seconds. */
export const DAY = 24 * 60 * 60;

/**
 * A count that ends later than this many of its durations from now was begun while the clock was wrong, and is ignored.
 * More than one, so that a clock that is set back a little gives nobody more guesses.
 */
const MOST_DURATIONS = 2;

/** A limit that was reached is not read again for so long. */
const KNOWN_FULL_MS = 1_000;
/** So many reached limits are remembered. */
const MOST_KNOWN_FULL = 10_000;

/** How often something may happen in how many seconds. */
export interface Limit {
  most: number;
  seconds: number;
}

/** A limit that is `factor` times as generous. */
export function times(factor: number, { most, seconds }: Limit): Limit {
  return { most: most * factor, seconds };
}

/** What was counted for one key. */
export interface Count {
  /** @throws HttpError 429 with `Retry-After` when the limit is reached. */
  add(): Promise<void>;
  /**
   * Reads nothing.
   * @throws HttpError 429 with `Retry-After` when the limit was reached a moment ago.
   */
  refuseIfKnown(): void;
  /** Of what is stored. */
  readonly key: string;
  /** @throws HttpError 429 with `Retry-After` when the limit is reached, as this says. */
  refuseIfFull(stored: LimitCounterRecord): void;
  /** Takes one back. */
  takeBack(): Promise<void>;
  /** Begins again at zero. */
  clear(): Promise<void>;
}

/** The count of each key. */
export type Counter = (key: string) => Count;

/**
 * Counts in the database, so that all instances of the shop count together. Needs the connection to be open.
 * @param reached whose call is refused as a whole when the limit is reached, if it is.
 */
export function createCounter(name: string, limit: Limit, reached?: Reached): Counter {
  const limiter = createLimiter(name, limit);
  const farthestMs = MOST_DURATIONS * limit.seconds * 1000;
  /** Keys whose limit was reached a moment ago: whoever goes on costs no query. */
  const full = new LRUCache<string, { error: HttpError; at: number }>({ max: MOST_KNOWN_FULL });

  /** Counts one, after dropping a count that was begun while the clock was wrong. */
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
    const known = full.get(key);
    if (!known) return;
    const age = Date.now() - known.at;
    // A clock that was set since says nothing about how long that was.
    if (age >= 0 && age < KNOWN_FULL_MS) throw known.error;
  }

  function refusal(key: string, msBeforeNext: number): HttpError {
    const text = 'Too many requests, please try again later';
    const error = tooManyRequests(text, msBeforeNext, reached);
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
      full.delete(key);
    },
    async clear() {
      await limiter.delete(key);
      full.delete(key);
    },
  });
}

/**
 * Reads all of these at once, and counts nothing.
 * @throws HttpError 429 with `Retry-After` when the limit of one is reached.
 */
export async function checkAll(counts: readonly Count[]): Promise<void> {
  for (const count of counts) count.refuseIfKnown();
  const keys = counts.map(({ key }) => key);
  const stored = await LimitCounterModel.find({ key: { $in: keys } }).lean();
  for (const each of stored) counts[keys.indexOf(each.key)]?.refuseIfFull(each);
}

/** What the library counted, whether it is over the limit or not. */
async function outcomeOf(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await counting;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** The library's own counters, which a power cut may set back by moments. Needs the connection to be open. */
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
