import type { Request } from 'express';

/** `https://shop.example`: what the visitor typed, as far as the proxies in front are believed. */
export function originOf(req: Request): string {
  return `${req.protocol}://${req.get('host') ?? req.hostname}`;
}
