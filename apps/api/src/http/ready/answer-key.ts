import type { IncomingMessage } from 'node:http';

/** Longer bodies are left to Express: the longest filter has some 3,000 characters. */
const MAX_BODY_BYTES = 4_096;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** The address of an answer, with the body as JSON where the request has one. */
export function answerKey(url: string, body?: string): string {
  return body === undefined ? url : `POST ${url} ${body}`;
}

/**
 * The key of a POST whose small body came together with its head; undefined for any other, which is left unread. A body
 * that is not written as `JSON.stringify` would write it has a key without an answer.
 */
export function postKey(req: IncomingMessage, take: (key: string | undefined) => void): void {
  const length = bodyLength(req);
  if (length === undefined) {
    take(undefined);
    return;
  }
  // The parser passes on the body right after the head, if it has it.
  process.nextTick(() => {
    const isHere = req.readableLength === length;
    const body = isHere ? (req.read(length) as Buffer | null) : null;
    // Unread again before its end was noticed, for Express.
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
