import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, type HttpError } from '../http/errors.js';
import { LimitCounterModel } from './limit-counter.model.js';

/** Seconds. */
export const QUARTER_HOUR = 15 * 60;
/** Seconds. */
export const DAY = 24 * 60 * 60;

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
   * Counts nothing.
   * @throws HttpError 429 with `Retry-After` when the limit is reached.
   */
  check(): Promise<void>;
  /** Takes one back. */
  takeBack(): Promise<void>;
  /** Begins again at zero. */
  clear(): Promise<void>;
}

/** The count of each key. */
export type Counter = (key: string) => Count;

/** Counts in the database, so that all instances of the shop count together. Needs the connection to be open. */
export function createCounter(name: string, limit: Limit): Counter {
  const limiter = createLimiter(name, limit);
  return (key) => ({
    async add() {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw limitReached(refusal);
      }
    },
    async check() {
      const counted = await limiter.get(key);
      if (counted && counted.remainingPoints <= 0) throw limitReached(counted);
    },
    async takeBack() {
      await limiter.reward(key);
    },
    async clear() {
      await limiter.delete(key);
    },
  });
}

function limitReached({ msBeforeNext }: RateLimiterRes): HttpError {
  return tooManyRequests('Too many requests, please try again later', msBeforeNext);
}

/** The library's own counters. Needs the connection to be open. */
export function createLimiter(keyPrefix: string, { most, seconds }: Limit): RateLimiterMongo {
  return new RateLimiterMongo({
    storeClient: mongoose.connection.getClient(),
    dbName: mongoose.connection.name,
    tableName: LimitCounterModel.collection.name,
    keyPrefix,
    points: most,
    duration: seconds,
    disableIndexesCreation: true,
  });
}
