import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** `192.0.2.1:40001` or `[2001:db8::1]:40001`: some proxies forward the port too. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[^:]*))(?::\d{1,5})?$/;

/** What everything counts under that is not an address. */
const UNKNOWN = 'unknown';

/**
 * The network address that a client's requests are counted under. An IPv6 address counts as its /64 network: whoever
 * has one address of it has them all.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = v6 ?? v4 ?? ip;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return UNKNOWN;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
