import fc from 'fast-check';

/** Replaces characters that no HTTP client can send; `malformed-requests.test.ts` sends those over raw sockets. */
export function sendableHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\t\x20-\xff]|\x7f/g, '¿'),
    ]),
  );
}

export const oddContentType = fc.constantFrom(
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'application/json; charset=ibm500',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/mixed; boundary=the-boundary',
  'image/png',
  'application/json, text/html',
);

export const oddHeaders = fc.constantFrom<Record<string, string>>(
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'bomb' },
  { expect: '100-continue' },
  { 'x-forwarded-for': '::1, 1.2.3.4, not-an-address' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'https://evil.test' },
  { range: 'bytes=0-,0-,0-' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'the day before yesterday' },
  { accept: 'text/html' },
  { 'accept-encoding': 'zstd, nonsense;q=9' },
  { cookie: '__proto__=1; token=x' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'x'.repeat(8_000) },
);
