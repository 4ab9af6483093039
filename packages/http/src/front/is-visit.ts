import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '@shop/shared';

/** Programs that say what they are. Those that don't are counted. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\//i;
/** Not for shoppers who come from outside: administrators, and buyers who return from paying. */
const INSIDE = '/dashboard';

/**
 * Whether somebody opens a page of the shop from outside: by a link of another site, an address or a bookmark. Robots
 * that say so, reloads, and pages that a browser only fetches ahead are left out. Reads headers alone.
 */
export function isVisit({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || url.startsWith(API_PREFIX) || url.startsWith(INSIDE)) return false;
  if (!headers.accept?.includes('text/html')) return false;
  const agent = headers['user-agent'];
  if (agent === undefined || headers['accept-language'] === undefined || ROBOT.test(agent))
    return false;
  const isReload = headers['cache-control'] !== undefined;
  if (isReload || headers['sec-purpose'] !== undefined) return false;
  return isFromOutside(headers);
}

/** Browsers send where a page was opened from, except to servers without TLS; there, the page that links to it tells. */
function isFromOutside(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && headers['sec-fetch-dest'] === 'document';
  const { referer, host = '' } = headers;
  return referer === undefined || !/^https?:\/\//.test(referer) || hostOf(referer) !== host;
}

function hostOf(address: string): string | undefined {
  return address.split('/')[2];
}
