import { STATUS_CODES, type ServerResponse } from 'node:http';

/**
 * How long a connection is kept open for the next request. Clients are told, and stop using it a second earlier. With
 * Node's 5 s, clients on a busy machine would often send a request just as the connection is closed.
 */
export const KEEP_ALIVE_MS = 30_000;

/** Longest body in bytes that is sent as one string with its head; longer ones are not copied. */
const LONGEST_TEXT = 16_384;

const LAST_LINES = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;

/** A reply that is sent often, without the headers that differ each time. */
export interface WholeReply {
  /** The status line and headers. */
  readonly head: string;
  readonly body: Buffer;
  /** The body with one character per byte, if it is short. */
  readonly text: string | undefined;
}

/** @param headers alternating names and values, as Node has sent them before. */
export function wholeReply(status: number, headers: readonly string[], body: Buffer): WholeReply {
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  return {
    head: first + linesOf(headers),
    body,
    text: body.length <= LONGEST_TEXT ? body.toString('latin1') : undefined,
  };
}

/** Whether a reply can be sent in one write: its connection is open and stays open. A closing shop keeps none open. */
export function canSendWhole(res: ServerResponse): boolean {
  const { shouldKeepAlive, socket, headersSent } = res;
  const isKept = shouldKeepAlive && !res.hasHeader('Connection');
  return isKept && socket !== null && socket.writable && !headersSent;
}

/**
 * Sends a reply in one write, and finishes it. Node checks each header of each reply and writes head and body
 * separately, which takes half as long again as all other work for a reply.
 * @param own are headers of this one reply.
 */
export function sendWhole(res: ServerResponse, reply: WholeReply, own: readonly string[]): void {
  const { socket } = res;
  const head = `${reply.head}${linesOf(own)}Date: ${httpDate()}\r\n${LAST_LINES}`;
  const finish = (error?: Error | null) => {
    // On an error, the connection is closed, and with it the reply.
    if (!error) res.emit('finish');
  };
  Object.assign(res, { finished: true });
  if (reply.text !== undefined) {
    socket?.write(head + reply.text, 'latin1', finish);
    return;
  }
  socket?.cork();
  socket?.write(head, 'latin1');
  socket?.write(reply.body, finish);
  socket?.uncork();
}

function linesOf(headers: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < headers.length; index += 2)
    lines += `${headers[index] ?? ''}: ${headers[index + 1] ?? ''}\r\n`;
  return lines;
}

let date = { second: 0, text: '' };

/** The `Date` header, formatted once per second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== date.second) date = { second, text: new Date(second * 1_000).toUTCString() };
  return date.text;
}
