import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Failure } from '@shop/shared';

/** Tells a caller to come back, before or after the application is there to answer. */
export function refuse(res: ServerResponse, message: string): void {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': '1',
    Connection: 'close',
  };
  res.writeHead(503, headers).end(bodyOf(message));
}

const BROKEN: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large'],
};

/** The whole reply to something that could not be read as a request; `code` says why. */
export function rawRefusal(code: string | undefined): string {
  const [status, message] = BROKEN[code ?? ''] ?? [400, 'The request is malformed'];
  const body = bodyOf(message);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function bodyOf(message: string): string {
  const body: Failure = { success: false, message };
  return JSON.stringify(body);
}
