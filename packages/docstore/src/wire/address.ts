import type { ListenOptions } from 'node:net';

/** Where the server listens: a Unix socket's path, or a host and port. */
export type Address = { path: string } | { host: string; port: number };

export function listenOptions(address: Address): ListenOptions {
  return address;
}

/** The server's address as hello shows it. */
export function addressText(address: Address): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`;
}

/** The URI that clients connect to. */
export function mongodbUri(address: Address, database = ''): string {
  const host = 'path' in address ? encodeURIComponent(address.path) : addressText(address);
  return `mongodb://${host}/${encodeURIComponent(database)}?directConnection=true`;
}
