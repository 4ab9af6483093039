import { rmSync } from 'node:fs';
import { writeAddress } from './address-file.js';
import type { ChildMessage } from './child-message.js';
import { openWhenFree } from './open-when-free.js';
import type { Store } from '../store/store.js';
import { mongodbUri, type Address } from '../wire/address.js';
import { DocstoreServer } from '../wire/server.js';

interface ServeOptions {
  /** folder of the data */
  data: string;
  address: Address;
}

/**
 * Opens the store and serves it until it is stopped or the parent that forked this process exits.
 * Reports `ready` with the address: to the parent over IPC, or on standard output.
 */
export async function runServer({ data, address }: ServeOptions): Promise<void> {
  process.umask(0o077); // only this user may read the data or open the socket
  let store: Store;
  try {
    store = await openWhenFree(data);
  } catch (error) {
    if (error instanceof Error)
      reportToParent({ type: 'failed', name: error.name, message: error.message });
    throw error;
  }
  if ('path' in address) rmSync(address.path, { force: true }); // left by a killed process: we hold the lock
  const server = new DocstoreServer(store, { address });
  const bound = await server.listen();
  writeAddress(data, bound);
  const end = (): void => {
    server.close();
    store.close();
    process.exit(0);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  if (process.send) {
    // Ctrl-C signals the whole process group: the parent decides when its last write is done.
    for (const signal of signals) process.on(signal, () => undefined);
    process.on('disconnect', end);
    reportToParent({ type: 'ready' });
  } else {
    for (const signal of signals) process.on(signal, end);
    announce(bound);
  }
}

function reportToParent(message: ChildMessage): void {
  process.send?.(message);
}

function announce(address: Address): void {
  process.stdout.write(`ready ${mongodbUri(address)}\n`);
}
