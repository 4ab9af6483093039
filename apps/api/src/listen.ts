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

/** How long requests under way may take when the server closes. */
const DRAIN_MS = 8_000;
/** How long the last replies may take to leave. */
const FAREWELL_MS = 200;

/** A client gets so long to send the head of a request, and so long for all of it: 5 MB on a slow line. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 300_000 };
const CHECKING_MS = 1_000;
/** A connection on which nobody says anything for so long is closed; longer than any answer of ours takes. */
const SILENCE_MS = 40_000;

/** The port can't be used; the message says what to do. */
export class PortError extends Error {
  override name = 'PortError';
}

/** A port that is ours. */
export interface Listening {
  port: number;
  /** Hands requests on from now; before, they are told to come back. */
  serve(handler: RequestListener): void;
  /** Takes nothing new, lets requests under way finish, then ends. */
  close(): Promise<void>;
}

/** @throws PortError when the port is taken or not allowed. */
export async function listen(port: number): Promise<Listening> {
  let handler: RequestListener = (_req, res) =>
    refuseForNow(res, 'The shop is about to open, please try again in a moment');
  const underWay = new Map<Duplex, ServerResponse>();
  const server = createServer(
    { ...PATIENCE, connectionsCheckingInterval: CHECKING_MS, requireHostHeader: false },
    (req, res) => {
      keepTrack(underWay, req, res);
      if (namesHost(req)) handler(req, res);
      else refuse(res, 400, 'The Host header is required');
    },
  );
  server.on('checkExpectation', (_req, res) => refuse(res, 417, 'This Expect is not met here'));
  server.setTimeout(SILENCE_MS);
  server.on('clientError', (error: BrokenRequest, socket) =>
    answerBrokenRequest(error, socket, underWay.get(socket)),
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
      return closeServer(server, underWay);
    },
  };
}

/** As HTTP/1.1 demands; Node's own refusal has no body. */
function namesHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.1' || headers.host !== undefined;
}

function keepTrack(
  underWay: Map<Duplex, ServerResponse>,
  { socket }: IncomingMessage,
  res: ServerResponse,
): void {
  underWay.set(socket, res);
  res.once('close', () => {
    if (underWay.get(socket) === res) underWay.delete(socket);
  });
}

/** What is no request gets an answer too, in the one shape, unless another answer is on its way already. */
function answerBrokenRequest(
  error: BrokenRequest,
  socket: Duplex,
  res: ServerResponse | undefined,
): void {
  const isDeaf = error.code === 'ECONNRESET' || !socket.writable;
  if (isDeaf || res?.headersSent) socket.destroy(error);
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
  underWay: ReadonlyMap<Duplex, ServerResponse>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const replies = [...underWay.values()];
  for (const res of replies) if (!res.headersSent) res.setHeader('Connection', 'close');
  await within(DRAIN_MS, Promise.all(replies.map(ended)));
  server.closeIdleConnections();
  await within(FAREWELL_MS, closed);
  // Whoever is left sends or reads too slowly, or has said nothing yet.
  server.closeAllConnections();
  await closed;
}

function ended(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => res.once('close', resolve));
}

/** Waits for something, but no longer than that. */
async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([what, enough]);
  clearTimeout(timer);
}
