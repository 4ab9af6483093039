import { replyKey, smallBodyLength } from '@shop/front';
import type { Request } from 'express';

/** The cache key of a request whose body is parsed; undefined where its reply must not be cached. */
export function requestKey(req: Request): string | undefined {
  if (req.method !== 'POST') return replyKey(req.originalUrl);
  // Not even written as JSON: a long body may be nested too deeply for that.
  if (smallBodyLength(req) === undefined) return undefined;
  return replyKey(req.originalUrl, JSON.stringify(req.body));
}
