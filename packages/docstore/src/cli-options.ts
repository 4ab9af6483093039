import { parseArgs } from 'node:util';
import type { Address } from './wire/address.js';

/** The parsed command line. */
export type CliOptions =
  | { command: 'serve'; data: string; address: Address }
  | { command: 'backup' | 'restore'; data: string; file: string }
  | { command: 'check'; data: string };

const USAGE = `USAGE:
  cli.js --data DIR [--listen 127.0.0.1:PORT]   serve the data
  cli.js backup --data DIR FILE                 write all data into one file, also while it is served
  cli.js restore --data DIR FILE                replace the data with a backup
  cli.js check --data DIR                       compare every index with its documents`;

/** @throws Error with a message for the user */
export function readOptions(args: string[]): CliOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      listen: { type: 'string' },
      socket: { type: 'string' },
    },
  });
  const { data, listen, socket } = values;
  const [command = 'serve', file] = positionals;
  if (data === undefined) throw new Error(`say where the data is: --data DIR\n${USAGE}`);
  switch (command) {
    case 'serve':
      return { command, data, address: readAddress(listen, socket) };
    case 'backup':
    case 'restore':
      if (file === undefined) throw new Error(`say which file\n${USAGE}`);
      return { command, data, file };
    case 'check':
      return { command, data };
    default:
      throw new Error(`unknown command ${command}\n${USAGE}`);
  }
}

function readAddress(listen: string | undefined, socket: string | undefined): Address {
  if (socket !== undefined) return { path: socket };
  const match = /^(127\.0\.0\.1|localhost):(\d+)$/.exec(listen ?? '127.0.0.1:0');
  if (!match) throw new Error('listen on this machine only: --listen 127.0.0.1:PORT');
  return { host: '127.0.0.1', port: Number(match[2]) };
}
