import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * How many pipelined requests may wait on one connection. Browsers and proxies don't pipeline; load testing tools send
 * about ten.
 */
export const MAX_WAITING_PER_SOCKET = 32;

/** One request, and the function that starts its work. */
interface Waiting {
  res: ServerResponse;
  run: () => void;
}

interface Lane extends Waiting {
  waiting: Waiting[];
}

/** Runs the requests of a connection one after another, so that pipelining gives nobody a second slot. */
export class SocketLanes {
  private readonly lanes = new Map<Duplex, Lane>();
  /** Connections that sent too many. They are about to be closed. */
  private readonly closed = new WeakSet<Socket>();

  /** @param onOverflow is called once for a connection with too many waiting requests; it must close it. */
  constructor(private readonly onOverflow: (socket: Socket) => void) {}

  /** Calls `run` when the replies to all earlier requests on this connection are finished. */
  enter({ socket }: IncomingMessage, res: ServerResponse, run: () => void): void {
    const lane = this.lanes.get(socket);
    // The client can't receive a reply any more.
    if (!socket.writable) return;
    if (this.closed.has(socket) || (lane && lane.waiting.length >= MAX_WAITING_PER_SOCKET))
      this.overflow(socket, lane);
    else if (lane) lane.waiting.push({ res, run });
    else this.start(socket, { res, run, waiting: [] });
  }

  /** Drops the waiting requests of a connection that sends too many, and reports the connection. */
  private overflow(socket: Socket, lane: Lane | undefined): void {
    // No more is read. Node parses the rest of what it has read, and reads on after that unless it is paused by then.
    process.nextTick(() => socket.pause());
    if (this.closed.has(socket)) return;
    this.closed.add(socket);
    if (lane) lane.waiting = [];
    this.onOverflow(socket);
  }

  /** The reply in progress on a connection. */
  current(socket: Duplex): ServerResponse | undefined {
    return this.lanes.get(socket)?.res;
  }

  /** All replies in progress. */
  replies(): ServerResponse[] {
    return [...this.lanes.values()].map(({ res }) => res);
  }

  private start(socket: Socket, lane: Lane): void {
    this.lanes.set(socket, lane);
    lane.res.once('close', () => {
      const next = lane.waiting.shift();
      if (next && socket.writable) this.start(socket, Object.assign(lane, next));
      else this.lanes.delete(socket);
    });
    lane.run();
  }
}
