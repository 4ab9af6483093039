import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be made slow, or dead without being cut. */
export interface Line {
  port: number;
  /** Holds everything back for so many milliseconds, each way. Infinity: it never arrives. */
  delay(ms: number): void;
  /** Until someone says something to the server in which this text stands. */
  said(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Lays a line to a port on this machine. */
export async function layLine(target: number): Promise<Line> {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const listeners = new Set<(bytes: Buffer) => void>();
  const carry = (from: Socket, to: Socket) => {
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
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.on('data', (bytes) => {
      for (const listen of listeners) listen(bytes);
    });
    carry(near, far);
    carry(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay(ms) {
      delayMs = ms;
    },
    said: (text) =>
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
