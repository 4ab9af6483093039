import type { IncomingMessage, ServerResponse } from 'node:http';
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
  isClosed: boolean;
}

/** Runs the requests of a connection one after another, so that pipelining gives nobody a second slot in the shop. */
export class SocketLanes {
  private readonly lanes = new Map<Duplex, Lane>();

  /** @param onOverflow is called once for a connection with too many waiting requests; it must close it. */
  constructor(private readonly onOverflow: (socket: Duplex) => void) {}

  /** Calls `run` when the replies to all earlier requests on this connection are finished. */
  enter({ socket }: IncomingMessage, res: ServerResponse, run: () => void): void {
    const lane = this.lanes.get(socket);
    if (this.isFull(socket)) this.overflow(socket);
    else if (lane) lane.waiting.push({ res, run });
    else this.start(socket, { res, run, waiting: [], isClosed: false });
  }

  /** Whether a connection must take no further request, because too many wait or its client can't receive a reply. */
  isFull(socket: Duplex): boolean {
    const lane = this.lanes.get(socket);
    const hasRoom = !lane || (!lane.isClosed && lane.waiting.length < MAX_WAITING_PER_SOCKET);
    return !hasRoom || !socket.writable;
  }

  /** Drops the waiting requests of a connection that sends too many, and reports the connection. */
  overflow(socket: Duplex): void {
    const lane = this.lanes.get(socket);
    if (!lane || lane.isClosed || !socket.writable) return;
    lane.isClosed = true;
    lane.waiting = [];
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

  private start(socket: Duplex, lane: Lane): void {
    this.lanes.set(socket, lane);
    lane.res.once('close', () => {
      const next = lane.waiting.shift();
      if (next && socket.writable) this.start(socket, Object.assign(lane, next));
      else this.lanes.delete(socket);
    });
    lane.run();
  }
}
