import type { Request } from 'express';

/** Without a Host header, which HTTP/1.0 allows. */
const NO_HOST = 'localhost';

/**
 * `https://shop.example`: the shop's public address as configured (`publicUrl` in the application's locals), else the
 * origin the visitor typed, as far as trusted proxies report it.
 */
export function originOf(req: Request): string {
  const { publicUrl } = req.app.locals as { publicUrl?: string };
  // The header is what a client or a proxy wrote: anything may stand there.
  const protocol = req.protocol === 'https' ? 'https' : 'http';
  return publicUrl ?? `${protocol}://${req.get('host') ?? NO_HOST}`;
}

/** Under which a rendered page is kept: its metadata has full addresses. */
export function pageKey(origin: string, address: string): string {
  return origin + address;
}
