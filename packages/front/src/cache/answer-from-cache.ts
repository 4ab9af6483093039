import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Handler } from '../handler.js';
import type { ReplyCache } from './reply-cache.js';
import { replyKey, takeSmallBody } from './reply-key.js';
import { sendReply, type ReplyFrame } from './send-reply.js';

/** Which requests are answered from the cache, and how. */
export interface CacheOptions extends ReplyFrame {
  /** The cache key of a GET. */
  keyOf(req: IncomingMessage): string;
  /** Paths of POST endpoints whose replies are cached. */
  posts: ReadonlySet<string>;
}

/**
 * Sends cached replies, and passes all other requests on. Some are never answered from the cache: requests for ranges
 * or with weighted encodings, and those from other sites, whose replies have additional headers.
 */
export function answerFromCache(cache: ReplyCache, options: CacheOptions, next: Handler): Handler {
  return (req, res) => {
    const answer = (key: string | undefined, body?: Buffer) => {
      const reply = key === undefined ? undefined : cache.get(key);
      if (reply) sendReply(req, res, reply, options);
      else next(req, res, body);
    };
    const { method, url = '' } = req;
    if (!isPlain(req)) next(req, res);
    else if (method === 'GET') answer(options.keyOf(req));
    else if (method === 'POST' && options.posts.has(url))
      // A body that `JSON.stringify` would write differently gets a key that matches no reply.
      takeSmallBody(req, (body) => answer(body && replyKey(url, body.toString()), body));
    else next(req, res);
  };
}

function isPlain({ headers }: IncomingMessage): boolean {
  return (
    isOwnOrigin(headers) &&
    headers.range === undefined &&
    !headers['accept-encoding']?.includes(';')
  );
}

/** Browsers send the origin with every POST, even to the page's own site. */
function isOwnOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  return origin === undefined || origin === `https://${host}` || origin === `http://${host}`;
}
