import ipaddr from 'ipaddr.js';

/** An address and its prefix length in bits. */
export type Network = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

export function isAddress(text: string): boolean {
  return ipaddr.isValid(text);
}

/** Whether a text is a network such as `10.0.0.0/8`, or one address. */
export function isNetwork(text: string): boolean {
  return isAddress(text) || ipaddr.isValidCIDR(text);
}

/** @throws Error when the text is no network. */
export function toNetwork(text: string): Network {
  if (!isAddress(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Whether an address is in one of the networks; also matches an IPv4 address in IPv6 notation. */
export function isIn(networks: readonly Network[], address: string | undefined): boolean {
  if (address === undefined || !isAddress(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return (
    address !== undefined && isAddress(address) && ipaddr.process(address).range() === 'loopback'
  );
}
