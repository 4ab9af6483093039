import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedReply } from './cached-reply.js';

/** A cached reply that was sent. */
export interface SentFromCache {
  method: string;
  /** The route for metrics, and the path for the log, of the reply when it was computed. */
  route: string;
  path: string;
  status: number;
  /** Of the body in bytes; undefined without one. */
  length: number | undefined;
  /** How long sending took. */
  ms: number;
}

/** What belongs to every reply, whoever sends it. */
export interface ReplyFrame {
  /** Headers that differ from reply to reply, as alternating names and values. */
  headersFor(req: IncomingMessage): readonly string[];
  /** Counts and logs a reply. @param headers are those of `headersFor`. */
  sent(reply: SentFromCache, headers: readonly string[]): void;
}

/** Sends a cached reply. */
export function sendReply(
  req: IncomingMessage,
  res: ServerResponse,
  reply: CachedReply,
  frame: ReplyFrame,
): void {
  const isUnchanged = reply.status === 200 && isKnown(req, reply);
  // Whoever asks first for a compressed form waits for it: the whole reply would take a slow line far longer.
  const compressing = isUnchanged ? undefined : reply.compress(req.headers['accept-encoding']);
  if (!compressing) {
    sendNow(req, res, reply, frame, isUnchanged);
    return;
  }
  void compressing.then(() => {
    if (!res.closed) sendNow(req, res, reply, frame, isUnchanged);
  });
}

function sendNow(
  req: IncomingMessage,
  res: ServerResponse,
  reply: CachedReply,
  frame: ReplyFrame,
  isUnchanged: boolean,
): void {
  const started = performance.now();
  const own = frame.headersFor(req);
  const status = isUnchanged ? 304 : reply.status;
  const form = isUnchanged ? reply.notModified : reply.form(req.headers['accept-encoding']);
  res.writeHead(status, [...form.headers, ...own]);
  // Node leaves out the body where the request or the status allows none.
  if (form.text === undefined) res.end(form.body);
  else res.end(form.text, 'latin1');
  const { method = 'GET' } = req;
  const { route, path } = reply;
  const length = isUnchanged ? undefined : form.body.length;
  const ms = performance.now() - started;
  frame.sent({ method, route, path, status, length, ms }, own);
}

/** Whether the client has this reply. On a reload, a weak ETag is not enough. */
function isKnown({ method, headers }: IncomingMessage, { etag }: CachedReply): boolean {
  const known = headers['if-none-match'];
  const isReload = headers['cache-control']?.includes('no-cache') && etag.startsWith('W/');
  if (method !== 'GET' || known === undefined || isReload) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}
