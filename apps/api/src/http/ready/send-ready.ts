import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { API_PREFIX } from '@shop/shared';
import { pageKey } from '../pages/origin.js';
import { postKey } from './answer-key.js';
import type { ReadyAnswers } from './ready-answers.js';
import { isByTls, sendAnswer, type AnsweringOptions } from './send-answer.js';

export interface SendingOptions extends AnsweringOptions {
  /** Paths of POST endpoints whose replies are cached. */
  posts: ReadonlySet<string>;
  /** As configured; if undefined, each request's own host is used. */
  publicUrl: string | undefined;
}

/**
 * Sends cached answers, and passes all other requests on. Some are never answered from the cache: requests for ranges
 * or with weighted encodings, and those from other sites, whose replies have additional headers.
 */
export function sendReady(
  answers: ReadyAnswers,
  options: SendingOptions,
  next: RequestListener,
): RequestListener {
  return (req, res) => {
    const reply = (key: string | undefined) => {
      const answer = key === undefined ? undefined : answers.get(key);
      if (answer) sendAnswer(req, res, answer, options);
      else next(req, res);
    };
    if (!isPlain(req)) next(req, res);
    else if (req.method === 'GET') reply(keyOf(req, options));
    else if (req.method === 'POST' && options.posts.has(req.url ?? '')) postKey(req, reply);
    else next(req, res);
  };
}

/** Replies of the API are cached by URL, pages also by origin, because their metadata has it. */
function keyOf(req: IncomingMessage, { publicUrl, trustedProxies }: SendingOptions): string {
  const { url = '', headers } = req;
  if (url.startsWith(API_PREFIX)) return url;
  const protocol = trustedProxies > 0 && isByTls(req) ? 'https' : 'http';
  return pageKey(publicUrl ?? `${protocol}://${headers.host ?? ''}`, url);
}

function isPlain({ headers }: IncomingMessage): boolean {
  return (
    isOwnOrigin(headers) &&
    headers.range === undefined &&
    !headers['accept-encoding']?.includes(';')
  );
}

/** Browsers send the origin with every POST, even to the page's own site. */
export function isOwnOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  return origin === undefined || origin === `https://${host}` || origin === `http://${host}`;
}
