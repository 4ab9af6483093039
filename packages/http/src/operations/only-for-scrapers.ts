import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { isIn, isLoopback, type Network } from '@shop/front/networks';
import { tokenOf } from '../access/require-access.js';
import { notFound } from '../errors/errors.js';

/** Headers that proxies add. A request with any of them comes from another machine, whatever its socket says. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Who may read the metrics. */
export interface ScraperAccess {
  metricsAllow: readonly Network[];
  metricsToken: string | undefined;
  /** How many proxies stand before the shop. */
  trustedProxies: number;
}

/**
 * Allows access to the metrics from this machine, from the networks in METRICS_ALLOW, and with METRICS_TOKEN.
 * @throws HttpError 404 for everybody else.
 */
export function onlyForScrapers({
  metricsAllow,
  metricsToken,
  trustedProxies,
}: ScraperAccess): RequestHandler {
  return (req, _res, next) => {
    const isForwarded = FORWARDING_HEADERS.some((name) => req.headers[name] !== undefined);
    const isOwn = trustedProxies === 0 && !isForwarded && isLoopback(req.socket.remoteAddress);
    // Behind a proxy that is not trusted, the client's address is unknown.
    const isKnown = trustedProxies > 0 || !isForwarded;
    if (isOwn || (isKnown && isIn(metricsAllow, req.ip)) || hasToken(req, metricsToken)) next();
    else throw notFound('Address');
  };
}

function hasToken(req: Request, expected: string | undefined): boolean {
  const given = tokenOf(req);
  if (expected === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

/** All digests have the same length, which the comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
