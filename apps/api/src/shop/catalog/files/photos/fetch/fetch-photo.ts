import type { IncomingMessage } from 'node:http';
import { isPicture, PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import { OutsideError, SilentError } from '../../../../../platform/outside/outside-error.js';
import {
  INTERNET,
  requestPublic,
  webAddress,
  type Outside,
} from '../../../../../platform/outside/request-public.js';
import type { FetchPhoto } from '../photo-sources.js';
import { PassingError, retrying } from './retrying.js';

/** For a photo with its redirects and retries. */
const MOST_MS = 20_000;
const PAUSES_MS = [500, 2_000];
/** Statuses that say nothing about the photo. */
const PASSING = [408, 425, 429, 500, 502, 503, 504];
const MOST_REDIRECTS = 3;
const HEADERS = { accept: 'image/*', 'user-agent': 'shop-import' };

/** What tests replace. Milliseconds. */
interface Patience {
  mostMs: number;
  pausesMs: readonly number[];
}

/**
 * Fetches photos from the internet, and from nowhere else: each address, also of a redirect, is resolved, checked, and
 * connected to as it was checked. A server that fails for the moment is asked again.
 */
export function photoFetcher(outside: Partial<Outside & Patience> = {}): FetchPhoto {
  const { mostMs = MOST_MS, pausesMs = PAUSES_MS, ...world } = { ...INTERNET, ...outside };
  return async (address, signal) => {
    const late = AbortSignal.timeout(mostMs);
    const ends = signal ? AbortSignal.any([signal, late]) : late;
    try {
      return await retrying(() => follow(address, world, ends), pausesMs, ends);
    } catch (error) {
      if (error instanceof OutsideError || signal?.aborted) throw error;
      if (late.aborted) throw new SilentError(`The photo took over ${mostMs / 1_000} seconds`);
      throw new SilentError(`The server could not be reached: ${codeOf(error)}`);
    }
  };
}

async function follow(start: string, world: Outside, signal: AbortSignal): Promise<Buffer> {
  let url = webAddress(start);
  for (let redirects = 0; ; redirects += 1) {
    const reply = await requestPublic(url, { headers: HEADERS }, world, signal);
    const { statusCode = 0, headers } = reply;
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isRedirect) return await read(reply);
    reply.destroy();
    if (redirects === MOST_REDIRECTS) throw new OutsideError('There are too many redirects');
    url = webAddress(headers.location ?? '', url.href);
  }
}

async function read(reply: IncomingMessage): Promise<Buffer> {
  try {
    const { statusCode = 0 } = reply;
    const message = `The server answered with ${statusCode}`;
    if (PASSING.includes(statusCode)) throw new PassingError(message);
    if (statusCode !== 200) throw new OutsideError(message);
    if (Number(reply.headers['content-length'] ?? 0) > PHOTO_LIMITS.bytes)
      throw new OutsideError(PHOTO_TEXTS.tooLarge);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > PHOTO_LIMITS.bytes) throw new OutsideError(PHOTO_TEXTS.tooLarge);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    if (!isPicture(bytes)) throw new OutsideError(PHOTO_TEXTS.wrongType);
    return bytes;
  } finally {
    reply.destroy();
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
