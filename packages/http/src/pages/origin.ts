import type { Request } from 'express';

/** The host of a request without a Host header, which HTTP/1.0 allows. */
const NO_HOST = 'localhost';

/**
 * `https://shop.example`: the configured public address of the shop (`publicUrl` in the application's locals), else the
 * origin that the visitor typed, as far as trusted proxies report it.
 */
export function originOf(req: Request): string {
  const { publicUrl } = req.app.locals as { publicUrl?: string };
  // A client or a proxy wrote the header, so it may contain anything.
  const protocol = req.protocol === 'https' ? 'https' : 'http';
  return publicUrl ?? `${protocol}://${req.get('host') ?? NO_HOST}`;
}

/** The cache key of a rendered page. Includes the origin, because the page's metadata has absolute URLs. */
export function pageKey(origin: string, address: string): string {
  return origin + address;
}
