import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** Longer bodies are left to Express: the longest filter has some 3,000 characters. */
const MAX_BODY_BYTES = 4_096;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** Maximum number of characters of a cache key: a URL, and a body of the maximum size. */
const LONGEST_KEY = MAX_BODY_BYTES + 2_000;

/** The cache key of an answer: the URL, with the body as JSON where the request has one. */
export function answerKey(url: string, body?: string): string {
  return body === undefined ? url : `POST ${url} ${body}`;
}

/** The cache key of a request whose body is parsed; undefined where its answer must not be cached. */
export function keyOf(req: Request): string | undefined {
  const isPost = req.method === 'POST';
  // Not even written as JSON: a long body may be nested too deeply for that.
  if (isPost && bodyLength(req) === undefined) return undefined;
  const key = answerKey(req.originalUrl, isPost ? JSON.stringify(req.body) : undefined);
  return key.length <= LONGEST_KEY ? key : undefined;
}

/**
 * The cache key of a POST whose small body arrived together with its head; undefined for any other, whose body is left
 * unread. A body that `JSON.stringify` would write differently gets a key that matches no answer.
 */
export function postKey(req: IncomingMessage, take: (key: string | undefined) => void): void {
  const length = bodyLength(req);
  if (length === undefined) {
    take(undefined);
    return;
  }
  // The parser emits the body right after the head, if it has arrived.
  process.nextTick(() => {
    const isHere = req.readableLength === length;
    const body = isHere ? (req.read(length) as Buffer | null) : null;
    // Put back before the end of the stream is noticed, so that Express can read the body.
    if (body) req.unshift(body);
    take(body ? answerKey(req.url ?? '', body.toString()) : undefined);
  });
}

function bodyLength({ headers }: IncomingMessage): number | undefined {
  const length = Number(headers['content-length'] ?? 0);
  const isPlain =
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '');
  return isPlain && length > 0 && length <= MAX_BODY_BYTES ? length : undefined;
}
