import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'node:net';
import type { Address } from '../wire/address.js';

/** Stays below the system's limit for socket paths: 108 bytes on Linux, 104 on macOS. */
const MAX_SOCKET_PATH = 100;
/** Drivers recognize a host as a socket only if it ends in .sock. */
const SOCKET_NAME = 'docstore.sock';

export interface SocketPlace {
  address: Address;
  /** removes what `chooseSocket` created */
  clean: () => void;
}

/** Picks a private address: a socket next to the data or in a temporary folder, or a loopback port. */
export async function chooseSocket(dataDir: string): Promise<SocketPlace> {
  if (process.platform === 'win32') {
    return { address: { host: '127.0.0.1', port: await freePort() }, clean: () => undefined };
  }
  const beside = join(resolve(dataDir), SOCKET_NAME);
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH) {
    // The process that serves the directory removes the socket; that may be another process.
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
