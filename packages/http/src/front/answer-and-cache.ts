import { CachedReply, type ReplyCache, type Tags } from '@shop/front';
import type { Request, Response } from 'express';
import { loggedPath } from '../operations/logged-path.js';
import { routeLabel } from '../operations/metrics.js';

/** Headers that are set anew for each reply. */
const OWN_TO_EACH = new Set([
  'access-control-allow-origin',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-request-id',
]);
/** Headers that only this reply has: all others are set for every reply. */
const OF_REPLY = ['cache-control', 'content-type', 'etag', 'x-total-count'];

/** How one request is answered. */
interface Answering<Result> {
  req: Request;
  res: Response;
  /** The cache key; undefined where the reply must not be cached. */
  key: string | undefined;
  answer: () => Promise<Result>;
  /** The cache tags of a result. */
  tags: (result: Result) => Tags | undefined;
  /** Sends a result. @returns the body, if it may be cached. */
  send: (result: Result) => Promise<string | Buffer | undefined> | string | undefined;
}

/** Answers from the cache; otherwise computes the reply, and caches it from the second request on. */
export async function answerAndCache<Result>(
  cache: ReplyCache,
  { req, res, key, answer, tags, send }: Answering<Result>,
): Promise<void> {
  const cached = key === undefined ? undefined : cache.get(key);
  if (cached) {
    sendCached(res, cached);
    return;
  }
  const ticket = key === undefined ? undefined : cache.begin(key);
  let reply: CachedReply | undefined;
  try {
    const result = await answer();
    // Without a result, no state is sent that could be outdated.
    if (result !== undefined) await cache.catchUp();
    const shown = ticket && tags(result);
    const body = await send(result);
    if (shown && body !== undefined) reply = sentReply(req, res, body, shown);
  } finally {
    if (ticket) cache.end(ticket, reply);
  }
}

function sendCached(res: Response, reply: CachedReply): void {
  for (const name of OF_REPLY) {
    const value = reply.header(name);
    if (value !== undefined) res.set(name, value);
  }
  res.send(reply.body);
}

/** The reply that was sent, unless it can't be sent to others: only a whole 200 can. */
function sentReply(
  req: Request,
  res: Response,
  body: string | Buffer,
  tags: Tags,
): CachedReply | undefined {
  const { statusCode: status } = res;
  const etag = res.get('ETag');
  if (status !== 200 || !etag) return undefined;
  return new CachedReply({
    status,
    tags,
    headers: sharedHeaders(res),
    etag,
    body: Buffer.from(body),
    route: routeLabel(res),
    path: loggedPath(req, res),
  });
}

function sharedHeaders(res: Response): string[] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || OWN_TO_EACH.has(name)) return [];
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    // A nonce is only valid for one reply, so a cached page has none.
    return [name, name === 'content-security-policy' ? text.replace(/ 'nonce-[^']*'/, '') : text];
  });
}
