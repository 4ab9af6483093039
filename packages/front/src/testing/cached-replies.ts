import { CachedReply, type Tags } from '../cache/cached-reply.js';
import type { ReplyCache } from '../cache/reply-cache.js';

/** A reply with its text as body and ETag. */
export function buildReply(
  text: string,
  { tags = [], bytes = 10 }: { tags?: Tags; bytes?: number } = {},
): CachedReply {
  return new CachedReply({
    status: 200,
    tags,
    headers: [],
    etag: `W/"${text}"`,
    body: Buffer.from(text.padEnd(bytes)),
    route: '/r',
    path: '/p',
  });
}

/** Requests a reply, and requests it again, as if nothing else happened meanwhile. */
export function cacheReply(cache: ReplyCache, key: string, reply: CachedReply): void {
  for (let requests = 0; requests < 2; requests += 1) cache.end(cache.begin(key), reply);
}
