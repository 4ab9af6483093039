import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'node:net';
import type { Address } from '../wire/address.js';

/** The kernel's limit for the path of a socket is 108 bytes on Linux and 104 on macOS. */
const MAX_SOCKET_PATH = 100;
/** Drivers recognize a host as a socket only if it ends in .sock. */
const SOCKET_NAME = 'docstore.sock';

export interface SocketPlace {
  address: Address;
  /** removes what was created for the socket */
  clean: () => void;
}

/** A private place to listen on: beside the data, in a temporary folder, or a loopback port. */
export async function chooseSocket(dataDir: string): Promise<SocketPlace> {
  if (process.platform === 'win32') {
    return { address: { host: '127.0.0.1', port: await freePort() }, clean: () => undefined };
  }
  const beside = join(resolve(dataDir), SOCKET_NAME);
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH) {
    // The process that holds the directory removes the socket; it may not be this one.
    return { address: { path: beside }, clean: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'docstore-')); // only this user may enter
  return {
    address: { path: join(folder, SOCKET_NAME) },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolvePort(port));
    });
  });
}
