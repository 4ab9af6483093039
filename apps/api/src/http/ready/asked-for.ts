import type { OutgoingHttpHeaders } from 'node:http';
import type { Request } from 'express';

/** All parts of a request that its answer depends on. */
export interface AskedFor {
  /** The cache key of its answer. */
  key: string;
  method: string;
  url: string;
  headers: OutgoingHttpHeaders;
  body: string | undefined;
}

export function askedFor(req: Request, key: string): AskedFor {
  const { method, originalUrl, protocol, headers } = req;
  const origin = { host: headers.host, 'x-forwarded-proto': protocol };
  if (method !== 'POST') return { key, method, url: originalUrl, headers: origin, body: undefined };
  const body = JSON.stringify(req.body);
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return { key, method, url: originalUrl, headers: { ...origin, ...own }, body };
}
