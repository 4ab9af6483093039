import { connect } from 'node:net';
import type { Tally } from '@shop/test-shop/lib/statistics';

/** What one connection of a flood repeats. */
export interface Requests {
  port: number;
  /** The bytes of the next request or requests. */
  next: () => string | Buffer;
  /** Whether the next request waits for the reply. Otherwise the connection is reopened once the shop closes it. */
  awaitsReply: boolean;
  /** Whether replies are read at all. */
  reads: boolean;
}

/** One request as it is sent, without asking for compression: the flood should cost the sender little. */
export function requestText(
  target: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string | Buffer } = {},
): Buffer {
  const lines = Object.entries({ Host: 'shop.test', 'Content-Length': body.length, ...headers });
  const head = [`${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** Sends on one connection until the signal aborts, and counts the statuses of replies. */
export function flood(requests: Requests, statuses: Tally, signal: AbortSignal): void {
  if (signal.aborted) return;
  const socket = connect(requests.port, '127.0.0.1');
  const stop = () => socket.destroy();
  signal.addEventListener('abort', stop);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    signal.removeEventListener('abort', stop);
    flood(requests, statuses, signal);
  });
  const send = () => socket.write(requests.next());
  if (requests.reads) {
    const replies = new ReplyReader(statuses);
    socket.on('data', (bytes) => {
      const ended = replies.read(bytes);
      if (ended > 0 && requests.awaitsReply) send();
    });
  }
  send();
}

/** Counts the replies on a connection; each has a Content-Length. */
class ReplyReader {
  private head = '';
  private bodyLeft = 0;

  constructor(private readonly statuses: Tally) {}

  /** @returns how many replies have ended in these bytes. */
  read(bytes: Buffer): number {
    let ended = 0;
    let rest = bytes;
    while (rest.length > 0) {
      if (this.bodyLeft > 0) {
        const taken = Math.min(this.bodyLeft, rest.length);
        this.bodyLeft -= taken;
        rest = rest.subarray(taken);
        if (this.bodyLeft === 0) ended += 1;
        continue;
      }
      const before = this.head.length;
      this.head += rest.toString('latin1');
      const end = this.head.indexOf('\r\n\r\n');
      if (end < 0) return ended;
      rest = rest.subarray(Math.max(end + 4 - before, 0));
      this.bodyLeft = this.begin(this.head.slice(0, end));
      this.head = '';
      if (this.bodyLeft === 0) ended += 1;
    }
    return ended;
  }

  /** @returns the length of the body. */
  private begin(head: string): number {
    const status = head.slice(9, 12);
    const isImproper = status === '503' && !/^retry-after:/im.test(head);
    this.statuses.add(isImproper ? '503 without Retry-After' : status);
    return Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  }
}
