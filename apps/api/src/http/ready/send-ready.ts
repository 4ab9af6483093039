import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { API_PREFIX } from '@shop/shared';
import { pageKey } from '../pages/origin.js';
import { postKey } from './answer-key.js';
import type { ReadyAnswers } from './ready-answers.js';
import { isByTls, sendAnswer, type AnsweringOptions } from './send-answer.js';

export interface SendingOptions extends AnsweringOptions {
  /** Addresses of calls with a body whose replies are kept. */
  posts: ReadonlySet<string>;
  /** As configured; undefined: each request's own host. */
  publicUrl: string | undefined;
}

/**
 * Sends ready answers, and passes all other requests on: also those that negotiate more than a form, or come from
 * another site, whose replies have headers of their own.
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

/** Calls are kept under their address, pages with the origin that their metadata has. */
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

/** Browsers name the origin of every POST, also to the page's own site. */
export function isOwnOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  return origin === undefined || origin === `https://${host}` || origin === `http://${host}`;
}
