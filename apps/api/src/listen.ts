import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { rawRefusal, refuse, refuseForNow, type BrokenRequest } from './http/refusals.js';

/** How long running requests may take when the server closes. */
const DRAIN_MS = 8_000;
/** How long the last replies may take to be sent. */
const FLUSH_MS = 200;

/** How long a client may take to send the head of a request, and all of it: 5 MB on a slow line. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 300_000 };
const TIMEOUT_CHECK_MS = 1_000;
/** How long a connection may be silent before it is closed; longer than any reply takes. */
const IDLE_TIMEOUT_MS = 40_000;

/** The port can't be used; the message says what to do. */
export class PortError extends Error {
  override name = 'PortError';
}

/** A port that the shop listens on. */
export interface Listening {
  port: number;
  /** Passes requests on from now; earlier ones get a 503. */
  serve(handler: RequestListener): void;
  /** Accepts nothing new, lets running requests finish, then closes. */
  close(): Promise<void>;
}

/** @throws PortError when the port is taken or not allowed. */
export async function listen(port: number): Promise<Listening> {
  let handler: RequestListener = (_req, res) =>
    refuseForNow(res, 'The shop is starting, please try again in a moment');
  const running = new Map<Duplex, ServerResponse>();
  const server = createServer(
    {
      ...REQUEST_TIMEOUTS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: false,
    },
    (req, res) => {
      keepTrack(running, req, res);
      if (namesHost(req)) handler(req, res);
      else refuse(res, 400, 'The Host header is required');
    },
  );
  server.on('checkExpectation', (_req, res) =>
    refuse(res, 417, 'This Expect header is not supported'),
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on('clientError', (error: BrokenRequest, socket) =>
    answerBrokenRequest(error, socket, running.get(socket)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port)));
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      handler = next;
    },
    close() {
      handler = (_req, res) =>
        refuseForNow(res, 'The shop is closing, please try again in a moment');
      return closeServer(server, running);
    },
  };
}

/** HTTP/1.1 requires it; Node's own refusal has no body. */
function namesHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.1' || headers.host !== undefined;
}

function keepTrack(
  running: Map<Duplex, ServerResponse>,
  { socket }: IncomingMessage,
  res: ServerResponse,
): void {
  running.set(socket, res);
  res.once('close', () => {
    if (running.get(socket) === res) running.delete(socket);
  });
}

/** A broken request gets a reply in the usual shape too, unless another reply is already on its way. */
function answerBrokenRequest(
  error: BrokenRequest,
  socket: Duplex,
  res: ServerResponse | undefined,
): void {
  const isGone = error.code === 'ECONNRESET' || !socket.writable;
  if (isGone || res?.headersSent) socket.destroy(error);
  else socket.end(rawRefusal(error), () => (socket as Socket).destroySoon());
}

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

async function closeServer(
  server: Server,
  running: ReadonlyMap<Duplex, ServerResponse>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const replies = [...running.values()];
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

/** Waits for something, for at most `ms` milliseconds. */
async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([what, timeout]);
  clearTimeout(timer);
}
