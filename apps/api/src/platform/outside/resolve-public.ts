import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutsideError } from './outside-error.js';
import { isPublicAddress } from './public-address.js';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

/** Asks the system, as any program does. */
export const resolveName: Resolve = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
};

/**
 * The IP address to connect to for an address of the web. A name that has even one address that is not of the internet
 * is refused: which of them is used would be chance.
 * @throws OutsideError
 */
export async function publicAddressOf({ hostname }: URL, resolve: Resolve): Promise<string> {
  const literal = literalOf(hostname);
  const addresses = isIP(literal)
    ? [literal]
    : await resolve(hostname).catch(() => {
        throw new OutsideError(`There is no server called ${hostname}`);
      });
  const [first] = addresses;
  if (first === undefined) throw new OutsideError(`There is no server called ${hostname}`);
  if (!addresses.every(isPublicAddress)) throw new OutsideError('The address is not public');
  return first;
}

/** The host of a URL without the brackets of an IPv6 address. */
export function literalOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
