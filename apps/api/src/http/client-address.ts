import type { Request } from 'express';

/**
 * The network address by which a client's attempts are counted. Of an IPv6 address the network is enough: whoever has
 * one has 2^64 addresses in it.
 */
export function clientAddress({ ip }: Pick<Request, 'ip'>): string {
  if (!ip) return 'unknown';
  // An IPv4 address may come in IPv6 dress: ::ffff:192.0.2.1
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
