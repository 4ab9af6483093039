import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long requests under way may take when the server closes. */
const DRAIN_MS = 1_500;

/** The port can't be used; the message says what to do. */
export class PortError extends Error {
  override name = 'PortError';
}

/** A port that is ours. */
export interface Listening {
  port: number;
  /** Hands requests on from now; before, they are told to come back. */
  serve(handler: RequestListener): void;
  /** Takes nothing new, lets requests under way finish for a moment, then ends. */
  close(): Promise<void>;
}

/** @throws PortError when the port is taken or not allowed. */
export async function listen(port: number): Promise<Listening> {
  let handler = notOpenYet;
  const server = createServer((req, res) => handler(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      handler = next;
    },
    close: () => closeServer(server),
  };
}

const notOpenYet: RequestListener = (_req, res) => {
  const body = {
    success: false,
    message: 'The shop is about to open, please try again in a moment',
  };
  res
    .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' })
    .end(JSON.stringify(body));
};

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is taken. Stop what uses it, or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortError(
      `Port ${port} is not allowed to this user. Set PORT to a number above 1023.`,
    );
  }
  return error;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(deadline);
}
