import type { IncomingMessage } from 'node:http';

/** Longer bodies are left to Express: the longest filter has some 3,000 characters. */
const MAX_BODY_BYTES = 4_096;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** The cache key of an answer: the URL, with the body as JSON where the request has one. */
export function answerKey(url: string, body?: string): string {
  return body === undefined ? url : `POST ${url} ${body}`;
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
