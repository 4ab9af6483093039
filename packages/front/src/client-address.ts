import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** `192.0.2.1:40001` or `[2001:db8::1]:40001`: some proxies forward the port too. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[^:]*))(?::\d{1,5})?$/;

/** The key of all requests without a valid address. */
const UNKNOWN = 'unknown';

/** Cached, because each request of a connection asks for the same address. */
const read = new LRUCache<string, string>({ max: 10_000 });
/** In characters. No address is longer. */
const LONGEST_KEPT = 64;

/**
 * The network address that a client's requests are counted under. An IPv6 address counts as its /64 network, because a
 * client that has one address of it has them all.
 */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  const known = read.get(ip);
  if (known !== undefined) return known;
  const address = readAddress(ip);
  if (ip.length <= LONGEST_KEPT) read.set(ip, address);
  return address;
}

/** The client address of a request: behind trusted proxies, the address that the outermost of them saw. */
export function addressBehind(
  { socket, headers }: IncomingMessage,
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || forwarded === undefined)
    return clientAddress({ ip: socket.remoteAddress });
  const addresses = String(forwarded).split(',');
  return clientAddress({ ip: addresses.at(-trustedProxies)?.trim() ?? addresses[0]?.trim() });
}

/** Whether a proxy received the request over TLS. */
export function isByTls({ headers }: IncomingMessage): boolean {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',', 1);
  return first.trim() === 'https';
}

function readAddress(ip: string): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = v6 ?? v4 ?? ip;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
