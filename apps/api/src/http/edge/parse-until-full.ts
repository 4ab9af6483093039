import { IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * A request class that stops Node from parsing more of a connection that is full. One read brings up to 64 KB,
 * thousands of pipelined requests: Node would build objects for all of them, and an error for each when it closes the
 * connection. Node's parser stops only after a request that upgrades the protocol, so a request on a full connection
 * pretends to be an upgrade. Real upgrade requests are answered like any other, and tunnels are closed.
 */
export function stoppingRequest(isFull: (socket: Duplex) => boolean): typeof IncomingMessage {
  return class extends IncomingMessage {
    #stops = false;

    get upgrade(): boolean {
      return this.#stops || this.method === 'CONNECT';
    }

    /** Set by the parser when it has read the head, and to null by the base constructor. */
    set upgrade(asked: boolean | null) {
      if (asked !== null) this.#stops = isFull(this.socket);
    }
  };
}

/** Calls `take` with each connection on which parsing has stopped because it is full. */
export function onFull(server: Server, take: (socket: Duplex) => void): void {
  server.on('upgrade', (_req, socket) => {
    // Node has removed its error listener: without this one, a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    take(socket);
  });
  server.on('connect', (_req, socket) => socket.destroy());
}
