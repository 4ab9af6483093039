import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

const TYPE = 'application/json; charset=utf-8';
const RETRY_AFTER_SECONDS = '1';

/** Refuses a request that must not reach the application, and closes its connection. */
export function refuse(res: ServerResponse, status: number, message: string): void {
  res.setHeader('Connection', 'close');
  fail(res, status, message);
}

/** Asked by whoever restarts processes that are dead. */
export const ALIVE_PATH = '/healthz';

/**
 * Answers while the application is starting or closing, and closes the connection: the process is alive, and all else
 * is refused with a 503.
 */
export function answerForNow(req: IncomingMessage, res: ServerResponse, message: string): void {
  res.setHeader('Connection', 'close');
  if (req.url === ALIVE_PATH) send(res, 200, JSON.stringify({ status: 'ok' }));
  else failForNow(res, message);
}

/** Refuses a request with a 503, for example under overload. The connection may stay open. */
export function failForNow(res: ServerResponse, message: string): void {
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  fail(res, 503, message);
}

function fail(res: ServerResponse, status: number, message: string): void {
  send(res, status, bodyOf(message));
}

function send(res: ServerResponse, status: number, body: string): void {
  res
    .writeHead(status, {
      'Content-Type': TYPE,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}

const BROKEN: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large'],
};

/** Node's error for a request that it could not parse, with the bytes in which it stopped. */
export interface ClientError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

/**
 * The raw reply to a request that could not be parsed.
 * @param method of the request on the connection that has no reply yet, if there is one: the client takes this reply
 *   for that request's. A reply to HEAD has no body, because the client would take it for the next reply.
 */
export function rawRefusal({ code, rawPacket }: ClientError, method?: string): string {
  const [status, message] = BROKEN[code ?? ''] ?? [400, 'The request is malformed'];
  const ownMethod = rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ' ? 'HEAD' : 'GET';
  return rawReply(status, message, method ?? ownMethod);
}

/** The raw reply to a client that pipelines too many requests on one connection. See `rawRefusal` for `method`. */
export function rawOverflow(method?: string): string {
  return rawReply(503, 'Too many requests are waiting on this connection', method, [
    `Retry-After: ${RETRY_AFTER_SECONDS}`,
  ]);
}

function rawReply(
  status: number,
  message: string,
  method: string | undefined,
  headers: string[] = [],
): string {
  const body = bodyOf(message);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    'Connection: close',
    '',
    method === 'HEAD' ? '' : body,
  ].join('\r\n');
}

function bodyOf(message: string): string {
  return JSON.stringify({ success: false, message });
}
