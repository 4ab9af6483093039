import type { IncomingMessage } from 'node:http';

/** Replies to longer bodies are not cached: the longest filter has some 3,000 characters. */
const MAX_BODY_BYTES = 4_096;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** Maximum number of characters of a cache key: a URL, and a body of the maximum size. */
const LONGEST_KEY = MAX_BODY_BYTES + 2_000;

/** The cache key of a reply: the URL, with the body as JSON where the request has one. Undefined if it is too long. */
export function replyKey(url: string, body?: string): string | undefined {
  const key = body === undefined ? url : `POST ${url} ${body}`;
  return key.length <= LONGEST_KEY ? key : undefined;
}

/**
 * The body of a request, if it is small JSON and arrived together with its head; undefined for any other, which is left
 * unread.
 */
export function takeSmallBody(
  req: IncomingMessage,
  take: (body: Buffer | undefined) => void,
): void {
  const length = smallBodyLength(req);
  if (length === undefined) {
    take(undefined);
    return;
  }
  process.nextTick(() => {
    take(req.readableLength === length ? (req.read(length) as Buffer) : undefined);
  });
}

/** The length of a body that is small JSON; undefined for any other. Not known for one without a `Content-Length`. */
export function smallBodyLength({ headers }: IncomingMessage): number | undefined {
  const length = Number(headers['content-length'] ?? 0);
  const isPlain =
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '');
  return isPlain && length > 0 && length <= MAX_BODY_BYTES ? length : undefined;
}
