import type { IncomingMessage } from 'node:http';
import { answerFromCache, type CacheOptions } from './cache/answer-from-cache.js';
import type { ReplyCache } from './cache/reply-cache.js';
import type { Handler } from './handler.js';
import { startFairly } from './queues/fair-starts.js';
import { startByCost, type Cost } from './queues/start-by-cost.js';

/** What stands behind the front. */
export interface FrontOptions extends CacheOptions {
  /** Answers all requests that the cache does not. */
  handler: Handler;
  /** Undefined turns caching off. */
  cache: ReplyCache | undefined;
  /** What a request costs that the cache does not answer. */
  costOf: (req: IncomingMessage) => Cost;
  /** How many proxies are trusted to name the client in `X-Forwarded-For`. */
  trustedProxies: number;
}

/** Starts requests with network addresses taking turns, answers from the cache, and leaves the rest to the handler. */
export function createFront(options: FrontOptions): Handler {
  const { handler, cache, costOf, trustedProxies } = options;
  const computing = startByCost(trustedProxies, costOf, handler);
  const answering = cache ? answerFromCache(cache, options, computing) : computing;
  return startFairly(trustedProxies, answering);
}
