import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { OutsideError } from './outside-error.js';
import { literalOf, publicAddressOf, resolveName, type Resolve } from './resolve-public.js';

const HTTPS_PORT = 443;

/** What tests replace: the names and the certificates of the world outside. */
export interface Outside {
  resolve: Resolve;
  /** Where to connect for a checked address. */
  connect: (address: string) => RequestOptions;
}

export const INTERNET: Outside = {
  resolve: resolveName,
  connect: (host) => ({ host, port: HTTPS_PORT }),
};

/** What is sent besides the address. */
export interface OutsideRequest {
  method?: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
}

/** @throws OutsideError for anything but an address of https without a port, a user or a password. */
export function webAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new OutsideError('This is not a web address');
  const url = new URL(text, base);
  if (url.protocol !== 'https:') throw new OutsideError('The address must begin with https://');
  if (url.port !== '' || url.username !== '' || url.password !== '')
    throw new OutsideError('The address must have no port, no user and no password');
  return url;
}

/**
 * Sends a request to the internet, and to nowhere else: the name is resolved, its addresses are checked, and the one
 * that was checked is connected to, so that a name that changes in the meantime leads nowhere else. Follows no redirect.
 * @throws OutsideError if the address is not of the internet, or has no server.
 */
export async function requestPublic(
  url: URL,
  { method = 'GET', headers, body }: OutsideRequest,
  { resolve, connect }: Outside,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await unlessAborted(publicAddressOf(url, resolve), signal);
  const isName = isIP(literalOf(url.hostname)) === 0;
  return new Promise((settle, reject) => {
    const sent = request(
      {
        ...connect(address),
        ...(isName && { servername: url.hostname }),
        method,
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
        agent: false,
        signal,
      },
      settle,
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((settle, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(settle, reject);
  });
}
