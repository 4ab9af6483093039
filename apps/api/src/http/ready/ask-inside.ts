import { createServer, request, type RequestListener } from 'node:http';
import { duplexPair } from 'node:stream';
import type { AskedFor } from './asked-for.js';

/** Sends a request, and resolves when it is answered in full. */
export type Ask = (asked: AskedFor, signal: AbortSignal) => Promise<void>;

/** Sends requests to a listener of this process as a visitor does, but over connections in memory. */
export function askInside(listener: RequestListener): Ask {
  const server = createServer(listener);
  return ({ method, url, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      far.on('error', reject);
      server.emit('connection', far);
      const createConnection = () => near;
      const sent = request({ method, path: url, headers, createConnection, signal }, (reply) => {
        reply.on('error', reject).once('end', resolve).resume();
      });
      sent.on('error', reject).end(body);
    });
}
