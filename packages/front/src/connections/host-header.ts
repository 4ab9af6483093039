import type { IncomingMessage } from 'node:http';

/** A name or an IPv6 address in brackets, then perhaps a port: only characters that need no escaping in a URL. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{1,45}\])(?::\d{1,5})?$/i;

const HOST_LENGTH = 'host'.length;

/** The problem with a request's Host header, if any. HTTP/1.1 requires exactly one header; Node takes the first. */
export function hostProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  let hosts = 0;
  let host = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== HOST_LENGTH || name.toLowerCase() !== 'host') continue;
    hosts += 1;
    host = rawHeaders[index + 1] ?? '';
  }
  if (hosts > 1) return 'Only one Host header is allowed';
  if (hosts === 0) return httpVersion === '1.1' ? 'The Host header is required' : undefined;
  return HOST.test(host) ? undefined : 'The Host header is malformed';
}
