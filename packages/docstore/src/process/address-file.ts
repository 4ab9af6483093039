import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../wire/address.js';

/** Saves the server's address next to the data, for other programs of this user. */
export function writeAddress(dataDir: string, address: Address): void {
  writeFileSync(fileOf(dataDir), JSON.stringify(address), { mode: 0o600 });
}

/** The address at which the data is, or was last, served. */
export function readAddress(dataDir: string): Address | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Address;
  } catch {
    return undefined;
  }
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'address');
}
