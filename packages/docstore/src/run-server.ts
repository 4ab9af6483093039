import { rmSync } from 'node:fs';
import type { CliOptions } from './cli-options.js';
import type { ChildMessage } from './child-message.js';
import { Store } from './store/store.js';
import { mongodbUri, type Address } from './wire/address.js';
import { DocstoreServer } from './wire/server.js';

/**
 * Opens the store and serves it until SIGTERM, or until the parent that forked this process is
 * gone. Says `ready` with the address: to the parent over IPC, or on standard output.
 */
export async function runServer({ data, address }: CliOptions): Promise<void> {
  let store: Store;
  try {
    store = new Store(data);
  } catch (error) {
    if (error instanceof Error)
      tellParent({ type: 'failed', name: error.name, message: error.message });
    throw error;
  }
  if ('path' in address) rmSync(address.path, { force: true }); // left over; the lock is ours
  const server = new DocstoreServer(store, { address });
  const bound = await server.listen();
  const end = (): void => {
    server.close();
    store.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  if (process.send) {
    process.on('SIGINT', () => undefined); // Ctrl-C reaches the whole group: the parent decides
    process.on('disconnect', end);
    tellParent({ type: 'ready' });
  } else {
    process.on('SIGINT', end);
    announce(bound);
  }
}

function tellParent(message: ChildMessage): void {
  process.send?.(message);
}

function announce(address: Address): void {
  process.stdout.write(`ready ${mongodbUri(address)}\n`);
}
