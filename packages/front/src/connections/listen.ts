import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../errors.js';
import { SocketLanes } from '../queues/socket-lanes.js';
import { hostProblem } from './host-header.js';
import { answerForNow, rawOverflow, rawRefusal, refuse, type ClientError } from './refusals.js';
import { boundSockets } from './socket-bounds.js';

/** How long running requests may take when the server closes. */
const DRAIN_MS = 8_000;
/** How long the last replies may take to be sent. */
const FLUSH_MS = 200;

/** How long a client may take to send the head of a request, and the whole request: 5 MB on a slow line. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 300_000 };
const TIMEOUT_CHECK_MS = 1_000;
/**
 * How long a connection is kept open for the next request. Clients are told, and stop using it a second earlier. With
 * Node's 5 s, clients on a busy machine would often send a request just as the connection is closed.
 */
const KEEP_ALIVE_MS = 30_000;
/** How long a connection may be idle before it is closed; longer than any reply takes. */
const IDLE_TIMEOUT_MS = 40_000;
/** Delay before a flooded connection is closed, so that a client that reconnects at once can't keep us busy. */
const CLOSED_AFTER_MS = 500;

/** The port can't be used; the message says what to do. */
export class PortError extends StartError {
  override name = 'PortError';
}

/** A port that is listened on. */
export interface Listening {
  port: number;
  /** Starts passing requests to `handler`; until then, `ALIVE_PATH` gets a 200, and all else a 503. */
  serve(handler: RequestListener): void;
  /** Accepts no new requests, lets running ones finish, then closes. */
  close(): Promise<void>;
}

/**
 * @param host is the address to listen on, for example 127.0.0.1, or 0.0.0.0 for all.
 * @throws PortError when the port is taken or not allowed, or the address is not this machine's.
 */
export async function listen(port: number, host = '127.0.0.1'): Promise<Listening> {
  let handler: RequestListener = (req, res) =>
    answerForNow(req, res, 'The shop is starting, please try again in a moment');
  const lanes = new SocketLanes((socket) => {
    setTimeout(() => closeWith(rawOverflow, socket, lanes), CLOSED_AFTER_MS);
  });
  const server = createServer(
    {
      ...REQUEST_TIMEOUTS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: false,
    },
    (req, res) => {
      lanes.enter(req, res, () => {
        const problem = hostProblem(req);
        if (problem) refuse(res, 400, problem);
        else handler(req, res);
      });
    },
  );
  server.on('checkExpectation', (req, res) =>
    lanes.enter(req, res, () => refuse(res, 417, 'This Expect header is not supported')),
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy(error);
    else closeWith((method) => rawRefusal(error, method), socket, lanes);
  });
  boundSockets(server, (socket) => lanes.current(socket) !== undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      handler = next;
    },
    close() {
      handler = (req, res) =>
        answerForNow(req, res, 'The shop is closing, please try again in a moment');
      return closeServer(server, lanes.replies());
    },
  };
}

/**
 * Sends a final reply and closes the connection; if another reply has begun, only closes it.
 * @param reply makes the reply for the method of the request that is worked on, if there is one.
 */
function closeWith(
  reply: (method: string | undefined) => string,
  socket: Duplex,
  lanes: SocketLanes,
): void {
  const current = lanes.current(socket);
  if (!socket.writable || isAnswered(current)) socket.destroy();
  else socket.end(reply(current?.req.method), () => (socket as Socket).destroySoon());
}

/** Whether a reply has begun. */
function isAnswered(res: ServerResponse | undefined): boolean {
  return res !== undefined && (res.headersSent || res.writableEnded);
}

function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
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
  if (error.code === 'EADDRNOTAVAIL') {
    return new PortError(`${host} is not an address of this machine. Set HOST to one that is.`);
  }
  return error;
}

async function closeServer(server: Server, replies: readonly ServerResponse[]): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const res of replies) if (!res.headersSent) res.setHeader('Connection', 'close');
  await within(DRAIN_MS, Promise.all(replies.map(ended)));
  server.closeIdleConnections();
  await within(FLUSH_MS, closed);
  // The remaining clients send or read too slowly, or have sent nothing yet.
  server.closeAllConnections();
  await closed;
}

function ended(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => res.once('close', resolve));
}

/** Waits for a promise, for at most `ms` milliseconds. */
async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([what, timeout]);
  clearTimeout(timer);
}
