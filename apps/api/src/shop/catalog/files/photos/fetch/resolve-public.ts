import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { PhotoFetchError } from './photo-fetch-error.js';

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
 * @throws PhotoFetchError
 */
export async function publicAddressOf({ hostname }: URL, resolve: Resolve): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal)
    ? [literal]
    : await resolve(hostname).catch(() => {
        throw new PhotoFetchError(`There is no server ${hostname}`);
      });
  const [first] = addresses;
  if (first === undefined) throw new PhotoFetchError(`There is no server ${hostname}`);
  if (!addresses.every(isPublicAddress))
    throw new PhotoFetchError('The address is not of the internet');
  return first;
}
