import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../operations/metrics.js';
import { REQUEST_ID_HEADER } from '../operations/request-id.js';
import { HSTS } from '../security-headers.js';
import type { ReadyAnswer } from './ready-answer.js';

export interface AnsweringOptions {
  metrics: Metrics;
  /** Writes a line of the request log; undefined where requests are not logged. */
  writeLine: ((line: string) => void) | undefined;
  trustedProxies: number;
}

/** Sends a cached answer, with the headers, metrics and log line of any other reply. */
export function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  options: AnsweringOptions,
): void {
  const isUnchanged = answer.status === 200 && isKnown(req, answer);
  // Whoever asks first for a compressed form waits for it: the whole reply would take a slow line far longer.
  const compressing = isUnchanged ? undefined : answer.compress(req.headers['accept-encoding']);
  if (!compressing) {
    sendNow(req, res, answer, options, isUnchanged);
    return;
  }
  void compressing.then(() => {
    if (!res.closed) sendNow(req, res, answer, options, isUnchanged);
  });
}

function sendNow(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  { metrics, writeLine, trustedProxies }: AnsweringOptions,
  isUnchanged: boolean,
): void {
  const started = performance.now();
  const method = req.method ?? 'GET';
  const id = randomUUID();
  const own = [REQUEST_ID_HEADER, id];
  if (trustedProxies > 0 && isByTls(req)) own.push(HSTS.name, HSTS.value);
  const status = isUnchanged ? 304 : answer.status;
  const form = isUnchanged ? answer.notModified : answer.form(req.headers['accept-encoding']);
  const length = isUnchanged ? '-' : String(form.body.length);
  res.writeHead(status, [...form.headers, ...own]);
  // Node leaves out the body where the request or the status allows none.
  if (form.text === undefined) res.end(form.body);
  else res.end(form.text, 'latin1');
  const ms = performance.now() - started;
  metrics.count({ method, route: answer.route, status: String(status) }, ms / 1_000);
  writeLine?.(
    `${isoTime()} ${id} ${method} ${answer.path} ${status} ${length} ${ms.toFixed(3)} ms`,
  );
}

export function isByTls({ headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-proto'];
  return (
    String(forwarded ?? '')
      .split(',', 1)[0]
      ?.trim() === 'https'
  );
}

/** Whether the client has this answer. On a reload, a weak ETag is not enough. */
function isKnown({ method, headers }: IncomingMessage, { etag }: ReadyAnswer): boolean {
  const known = headers['if-none-match'];
  const isReload = headers['cache-control']?.includes('no-cache') && etag.startsWith('W/');
  if (method !== 'GET' || known === undefined || isReload) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}

let time = { ms: 0, text: '' };

/** The timestamp of the log, formatted once per millisecond. */
function isoTime(): string {
  const ms = Date.now();
  if (ms !== time.ms) time = { ms, text: new Date(ms).toISOString() };
  return time.text;
}
