import type { IncomingMessage } from 'node:http';
import type { Handler } from '../handler.js';
import { startFairly } from './fair-starts.js';

/** What a request costs: a file hardly anything, a page many times as much as a call. */
export type Cost = 'file' | 'call' | 'page';

/**
 * Starts calls and pages each in a line of their own, because calls must not wait behind pages. Files wait in neither.
 * @param trustedProxies see `startFairly`.
 */
export function startByCost(
  trustedProxies: number,
  costOf: (req: IncomingMessage) => Cost,
  handler: Handler,
): Handler {
  const start = {
    file: handler,
    call: startFairly(trustedProxies, handler),
    page: startFairly(trustedProxies, handler),
  };
  return (req, res, body) => start[costOf(req)](req, res, body);
}
