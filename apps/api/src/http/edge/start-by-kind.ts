import type { RequestListener } from 'node:http';
import { API_PREFIX } from '@shop/shared';
import { startFairly } from './fair-starts.js';

/** Paths of what takes hardly any time: files and health checks. */
const QUICK_PATHS = ['/assets/', '/healthz', '/readyz'];

/**
 * Starts requests that are not answered from the cache: calls and pages each in a line of their own, because a page
 * costs many times as much as a call, and calls must not wait behind pages. Files and health checks wait in neither.
 * @param trustedProxies see `startFairly`.
 */
export function startByKind(trustedProxies: number, listener: RequestListener): RequestListener {
  const calls = startFairly(trustedProxies, listener);
  const pages = startFairly(trustedProxies, listener);
  return (req, res) => {
    const { url = '' } = req;
    const isQuick = QUICK_PATHS.some((path) => url.startsWith(path));
    const start = isQuick ? listener : url.startsWith(API_PREFIX) ? calls : pages;
    start(req, res);
  };
}
