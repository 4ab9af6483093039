import type { Request } from 'express';

/** `https://shop.example`: the origin the visitor typed, as far as trusted proxies report it. */
export function originOf(req: Request): string {
  return `${req.protocol}://${req.get('host') ?? req.hostname}`;
}
