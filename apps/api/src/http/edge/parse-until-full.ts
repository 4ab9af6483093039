import { IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * A request after which Node parses nothing more of its connection, if that is full. One read brings up to 64 KB, thousands
 * of pipelined requests: Node would build objects for all of them, and an error for each when it closes the connection.
 * Node's parser stops only after a request that upgrades the protocol, so a request on a full connection poses as one.
 * Real upgrades are answered as if they had not been asked for, and tunnels are closed.
 */
export function stoppingRequest(isFull: (socket: Duplex) => boolean): typeof IncomingMessage {
  return class extends IncomingMessage {
    #stops = false;

    get upgrade(): boolean {
      return this.#stops || this.method === 'CONNECT';
    }

    /** Called by the parser when it has read the head; in the base constructor with null. */
    set upgrade(asked: boolean | null) {
      if (asked !== null) this.#stops = isFull(this.socket);
    }
  };
}

/** Passes on the connections on which parsing has stopped because they are full. */
export function onFull(server: Server, take: (socket: Duplex) => void): void {
  server.on('upgrade', (_req, socket) => {
    // Node no longer listens: a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    take(socket);
  });
  server.on('connect', (_req, socket) => socket.destroy());
}
