import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from './free-port.js';

/** A proxy in front of a TCP server that can slow down or swallow all traffic without closing a connection. */
export interface TcpProxy {
  port: number;
  /** Delays all traffic, in both directions, by `ms` milliseconds. Infinity drops it. */
  delay(ms: number): void;
  /** Resolves when a client next sends bytes that contain the text. */
  waitForTraffic(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of a port on this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const listeners = new Set<(bytes: Buffer) => void>();
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (delayMs === 0) to.write(bytes);
      else if (delayMs < Infinity) setTimeout(() => void to.write(bytes), delayMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    client.on('data', (bytes) => {
      for (const listen of listeners) listen(bytes);
    });
    forward(client, upstream);
    forward(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    delay(ms) {
      delayMs = ms;
    },
    waitForTraffic: (text) =>
      new Promise((resolve) => {
        const listen = (bytes: Buffer) => {
          if (!bytes.includes(text)) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
