import type { AddressInfo, Server } from 'node:net';
import { z } from 'zod';

/** The reply of a reference server. */
export interface Bytes {
  type: string;
  body: Buffer;
}

const messageSchema = z.object({ type: z.string(), body: z.base64() });

/** Serves on a free port, sends the port to the parent process, and receives the bytes to send from it. */
export function serveBytes(server: Server, take: (bytes: Bytes) => void): void {
  process.on('message', (message) => {
    const { type, body } = messageSchema.parse(message);
    take({ type, body: Buffer.from(body, 'base64') });
    process.send?.('taken');
  });
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
