import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPicture, PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import type { FetchPhoto } from '../photo-sources.js';
import { PhotoFetchError } from './photo-fetch-error.js';
import { publicAddressOf, resolveName, type Resolve } from './resolve-public.js';

/** For a photo with its redirects. */
const MOST_MS = 20_000;
const MOST_REDIRECTS = 3;
const HTTPS_PORT = 443;

/** What tests replace: the names and the certificates of the world outside. */
interface Outside {
  resolve: Resolve;
  /** Where to connect for a checked address. */
  connect: (address: string) => RequestOptions;
  mostMs: number;
}

const INTERNET: Outside = {
  resolve: resolveName,
  connect: (host) => ({ host, port: HTTPS_PORT }),
  mostMs: MOST_MS,
};

/**
 * Fetches photos from the internet, and from nowhere else: each address, also of a redirect, is resolved, checked, and
 * connected to as it was checked.
 */
export function photoFetcher(outside: Partial<Outside> = {}): FetchPhoto {
  const { mostMs, ...world } = { ...INTERNET, ...outside };
  return async (address, signal) => {
    const late = AbortSignal.timeout(mostMs);
    const ends = signal ? AbortSignal.any([signal, late]) : late;
    try {
      return await follow(address, world, ends);
    } catch (error) {
      if (error instanceof PhotoFetchError || signal?.aborted) throw error;
      if (late.aborted) throw new PhotoFetchError(`The photo took over ${mostMs / 1_000} seconds`);
      throw new PhotoFetchError(`The server could not be reached: ${codeOf(error)}`);
    }
  };
}

async function follow(
  start: string,
  world: Omit<Outside, 'mostMs'>,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = webAddress(start);
  for (let redirects = 0; ; redirects += 1) {
    const reply = await open(url, world, signal);
    const { statusCode = 0, headers } = reply;
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isRedirect) return await read(reply);
    reply.destroy();
    if (redirects === MOST_REDIRECTS) throw new PhotoFetchError('There are too many redirects');
    url = webAddress(headers.location ?? '', url.href);
  }
}

/** @throws PhotoFetchError for anything but an address of https without a port, a user or a password. */
function webAddress(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new PhotoFetchError('This is no address');
  const url = new URL(text, base);
  if (url.protocol !== 'https:') throw new PhotoFetchError('The address must begin with https://');
  if (url.port !== '' || url.username !== '' || url.password !== '')
    throw new PhotoFetchError('The address must have no port, no user and no password');
  return url;
}

/** Connects to the address that was checked: a name that changes in the meantime leads nowhere else. */
async function open(
  url: URL,
  { resolve, connect }: Omit<Outside, 'mostMs'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await unlessAborted(publicAddressOf(url, resolve), signal);
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  return new Promise((settle, reject) => {
    const sent = request(
      {
        ...connect(address),
        ...(isName && { servername: url.hostname }),
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          accept: 'image/*',
          'accept-encoding': 'identity',
          'user-agent': 'shop-import',
        },
        agent: false,
        signal,
      },
      settle,
    );
    sent.once('error', reject);
    sent.end();
  });
}

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((settle, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(settle, reject);
  });
}

async function read(reply: IncomingMessage): Promise<Buffer> {
  try {
    if (reply.statusCode !== 200)
      throw new PhotoFetchError(`The server answered with ${reply.statusCode}`);
    if (Number(reply.headers['content-length'] ?? 0) > PHOTO_LIMITS.bytes)
      throw new PhotoFetchError(PHOTO_TEXTS.tooLarge);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > PHOTO_LIMITS.bytes) throw new PhotoFetchError(PHOTO_TEXTS.tooLarge);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isPicture(bytes)) throw new PhotoFetchError(PHOTO_TEXTS.wrongType);
    return bytes;
  } finally {
    reply.destroy();
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
