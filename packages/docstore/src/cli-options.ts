import { parseArgs } from 'node:util';
import type { Address } from './wire/address.js';

export interface CliOptions {
  data: string;
  address: Address;
}

/** Reads `--data DIR [--listen HOST:PORT | --socket PATH]`. Throws with a line for the user. */
export function readOptions(args: string[]): CliOptions {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      listen: { type: 'string' },
      socket: { type: 'string' },
    },
  });
  if (values.data === undefined) throw new Error('say where the data is: --data DIR');
  return { data: values.data, address: readAddress(values.listen, values.socket) };
}

function readAddress(listen: string | undefined, socket: string | undefined): Address {
  if (socket !== undefined) return { path: socket };
  const match = /^(127\.0\.0\.1|localhost):(\d+)$/.exec(listen ?? '127.0.0.1:0');
  if (!match) throw new Error('listen on this machine only: --listen 127.0.0.1:PORT');
  return { host: '127.0.0.1', port: Number(match[2]) };
}
