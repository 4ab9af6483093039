import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { shareOf } from '../workers/config.js';

/**
 * Maximum number of open connections, idle ones included. More than MAX_REQUESTS_UNDER_WAY, so that there is always an
 * idle one to close; about 100 MB when each holds the head of an unfinished request.
 */
export const MAX_SOCKETS = 4_096;
/** Maximum bytes of replies that clients have not read yet, on all connections together. */
export const MAX_UNSENT_BYTES = 128 * 1024 * 1024;
const UNSENT_CHECK_MS = 1_000;

/**
 * Limits connections and their memory. One too many closes the oldest idle connection, so that a health check or a new
 * shopper still gets in. Too many unsent bytes close the connections that have most of them.
 */
export function boundSockets(
  server: Server,
  isBusy: (socket: Socket) => boolean,
  { maxSockets = shareOf(MAX_SOCKETS), maxUnsentBytes = shareOf(MAX_UNSENT_BYTES) } = {},
): void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    if (open.size >= maxSockets) (oldestIdle(open, isBusy) ?? socket).destroy();
    if (socket.destroyed) return;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => closeUnread(open, maxUnsentBytes), UNSENT_CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

function oldestIdle(
  open: ReadonlySet<Socket>,
  isBusy: (socket: Socket) => boolean,
): Socket | undefined {
  for (const socket of open) if (!socket.destroyed && !isBusy(socket)) return socket;
  return undefined;
}

function closeUnread(open: ReadonlySet<Socket>, maxBytes: number): void {
  let unsent = 0;
  for (const { writableLength } of open) unsent += writableLength;
  if (unsent <= maxBytes) return;
  const largestFirst = [...open].sort((a, b) => b.writableLength - a.writableLength);
  for (const socket of largestFirst) {
    if (unsent <= maxBytes) return;
    unsent -= socket.writableLength;
    socket.destroy();
  }
}
