import type { IncomingMessage } from 'node:http';

/** A name or an IPv6 address in brackets, then perhaps a port: what may stand in an address without escaping. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What is wrong with a request's Host header, if anything. HTTP/1.1 requires exactly one; Node takes the first. */
export function hostProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const [host] = hosts;
  if (hosts.length > 1) return 'Only one Host header is allowed';
  if (host === undefined) return httpVersion === '1.1' ? 'The Host header is required' : undefined;
  return HOST.test(host) ? undefined : 'The Host header is malformed';
}
