import { randomUUID } from 'node:crypto';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { API_PREFIX } from '@shop/shared';
import { pageKey } from '../pages/origin.js';
import type { Metrics } from '../operations/metrics.js';
import { REQUEST_ID_HEADER } from '../operations/request-id.js';
import { HSTS } from '../security-headers.js';
import { postKey } from './answer-key.js';
import type { ReadyAnswer } from './ready-answer.js';
import type { ReadyAnswers } from './ready-answers.js';

export interface SendingOptions {
  metrics: Metrics;
  /** Writes a line of the request log; undefined where requests are not logged. */
  writeLine: ((line: string) => void) | undefined;
  trustedProxies: number;
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
      if (answer) send(req, res, answer, options);
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
function isOwnOrigin({ origin, host = '' }: IncomingHttpHeaders): boolean {
  return origin === undefined || origin === `https://${host}` || origin === `http://${host}`;
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  { metrics, writeLine, trustedProxies }: SendingOptions,
): void {
  const started = performance.now();
  const method = req.method ?? 'GET';
  const id = randomUUID();
  const own = [REQUEST_ID_HEADER, id];
  if (trustedProxies > 0 && isByTls(req)) own.push(HSTS.name, HSTS.value);
  let status = 200;
  let length = '-';
  if (isKnown(req, answer)) {
    status = 304;
    res.writeHead(304, [...answer.notModified, ...own]);
    res.end();
  } else {
    const { headers, body } = answer.form(req.headers['accept-encoding']);
    length = String(body.length);
    res.writeHead(200, [...headers, ...own]);
    res.end(body);
  }
  const ms = performance.now() - started;
  metrics.count({ method, route: answer.route, status: String(status) }, ms / 1_000);
  writeLine?.(
    `${new Date().toISOString()} ${id} ${method} ${answer.path} ${status} ${length} ${ms.toFixed(3)} ms`,
  );
}

function isByTls({ headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-proto'];
  return (
    String(forwarded ?? '')
      .split(',', 1)[0]
      ?.trim() === 'https'
  );
}

/** Whether the client has this answer. A reload asks for it anew, unless the ETag names these very bytes. */
function isKnown({ method, headers }: IncomingMessage, { etag }: ReadyAnswer): boolean {
  const known = headers['if-none-match'];
  const isReload = headers['cache-control']?.includes('no-cache') && etag.startsWith('W/');
  if (method !== 'GET' || known === undefined || isReload) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}
