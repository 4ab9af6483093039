import { createServer, type Server, type Socket } from 'node:net';
import type { ServerSettings } from '../commands/command.js';
import { Cursors } from '../commands/reads/cursors.js';
import { Sessions } from '../commands/sessions/sessions.js';
import { removeDropped } from '../store/dropped.js';
import { removeExpired } from '../store/expiry.js';
import type { Store } from '../store/store.js';
import { addressText, listenOptions, type Address } from './address.js';
import { ClientConnection } from './connection.js';

/** How often expired transactions, cursors and sessions are ended. */
const HOUSEKEEPING_INTERVAL_MS = 5_000;
/** MongoDB ends transactions after 60 seconds; this server ends them after 60 idle seconds. */
const MAX_SILENCE_MS = 60_000;
/** How often expired documents are removed, as in MongoDB. */
const EXPIRY_INTERVAL_MS = 60_000;

export interface ServerOptions {
  address: Address;
}

/** Accepts the clients of one store. */
export class DocstoreServer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly timers: NodeJS.Timeout[] = [];
  private connections = 0;

  constructor(
    private readonly store: Store,
    private readonly options: ServerOptions,
  ) {
    this.server = createServer();
  }

  /** Resolves when clients can connect; the address has the chosen port if 0 was given. */
  async listen(): Promise<Address> {
    const address = await this.bind();
    const cursors = new Cursors(this.store.scheduler.now);
    const sessions = new Sessions(this.store);
    const settings: ServerSettings = {
      address: addressText(address),
      store: this.store,
      cursors,
      sessions,
    };
    this.server.on('connection', (socket) => this.accept(socket, settings));
    this.every(HOUSEKEEPING_INTERVAL_MS, () => removeDropped(this.store));
    this.every(HOUSEKEEPING_INTERVAL_MS, () => {
      this.store.abortSilent(MAX_SILENCE_MS);
      this.store.retries.forgetOld();
      cursors.killIdle();
      sessions.endIdle();
    });
    this.every(EXPIRY_INTERVAL_MS, () => {
      return removeExpired(this.store);
    });
    return address;
  }

  /** Disconnects all clients. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private bind(): Promise<Address> {
    const { address } = this.options;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(listenOptions(address), () => {
        const bound = this.server.address();
        const isTcp = typeof bound === 'object' && bound !== null && 'host' in address;
        resolve(isTcp ? { host: address.host, port: bound.port } : address);
      });
    });
  }

  private accept(socket: Socket, settings: ServerSettings): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    new ClientConnection(socket, ++this.connections, settings);
  }

  /** Repeats `run`. A failed run, e.g. on a full disk, is retried at the next interval; runs do not overlap. */
  private every(interval: number, run: () => void | Promise<void>): void {
    let isRunning = false;
    const attempt = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run();
      } catch (error) {
        process.stderr.write(`docstore housekeeping: ${String(error)}\n`);
      }
      isRunning = false;
    };
    this.timers.push(setInterval(() => void attempt(), interval).unref());
  }
}
