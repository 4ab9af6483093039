import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** About ten requests without a body; a photo of 5 MB is five thousand pieces. */
const PIECE_BYTES = 1_024;

/**
 * Has Node parse what a connection sends in pieces, and nothing more once the connection is being closed. One read brings
 * up to 64 KB: thousands of pipelined requests. Node would build objects for all of them, and an error for each when it
 * closes the connection, which takes seconds for a few hundred connections.
 * @returns what a connection sent last, in one piece.
 */
export function readInPieces(server: Server): (socket: Duplex) => Buffer | undefined {
  const reads = new WeakMap<Duplex, Buffer>();
  server.on('connection', (socket: Socket) => {
    const parsers = socket.listeners('data');
    socket.on('data', (bytes: Buffer) => {
      reads.set(socket, bytes);
      parsePieces(socket, bytes, parsers);
      reads.delete(socket);
    });
    for (const parse of parsers) socket.off('data', parse as (bytes: Buffer) => void);
  });
  return (socket) => reads.get(socket);
}

function parsePieces(socket: Socket, bytes: Buffer, parsers: readonly unknown[]): void {
  for (let begin = 0; begin < bytes.length; begin += PIECE_BYTES) {
    if (!socket.writable) return;
    if (socket.isPaused()) {
      socket.unshift(bytes.subarray(begin));
      return;
    }
    const piece = bytes.subarray(begin, begin + PIECE_BYTES);
    for (const parse of parsers) if (typeof parse === 'function') parse.call(socket, piece);
  }
}
