import { Agent, request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FuzzRequest } from './requests.js';

/** No response may take longer. */
const RESPONSE_TIMEOUT_MS = 90_000;

/** How often a request is sent at most: refusals on a busy machine are not the shop's fault. */
const MOST_TRIES = 8;
const CLOSED_BEFORE = 'the kept connection was closed before the request';

export interface Reply {
  status: number;
  /** Content type; empty without one. */
  type: string;
  text: string;
  /** Seconds; 0 without the header. */
  retryAfter: number;
}

interface Sender {
  token?: string;
  /** Decides the network address. */
  visitor: number;
}

/** Sends a request with a token. */
export type Send = (token: string | undefined) => Promise<Reply | string>;

/** Sends requests over a few connections that stay open. */
export class Transport {
  private readonly agent: Agent;

  constructor(
    private readonly origin: URL,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /**
   * Sends a request as the visitor of that number, so that guess limits don't mask everything else. As browsers do, it
   * retries if the shop closes a kept-alive connection, and if a busy shop sends `Retry-After`.
   * @returns the reason as text if the connection breaks or times out.
   */
  async send(request: FuzzRequest, sender: Sender): Promise<Reply | string> {
    for (let tries = 1; ; tries += 1) {
      const reply = await this.sendOnce(request, sender);
      const seconds = reply === CLOSED_BEFORE ? 0 : secondsToWait(reply);
      if (seconds === undefined || tries === MOST_TRIES) return reply;
      await setTimeout(seconds * 1_000);
    }
  }

  private sendOnce(
    { method, path, headers, body }: FuzzRequest,
    { token, visitor }: Sender,
  ): Promise<Reply | string> {
    return new Promise((resolve) => {
      const outgoing = httpRequest({
        agent: this.agent,
        hostname: this.origin.hostname,
        port: this.origin.port,
        method,
        path,
        timeout: RESPONSE_TIMEOUT_MS,
        headers: {
          'x-forwarded-for': `10.2.${(visitor >> 8) & 255}.${visitor & 255}`,
          ...(token !== undefined && { authorization: token }),
          ...headers,
          'content-length': Buffer.byteLength(body ?? ''),
        },
      });
      outgoing.on('response', (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (bytes: Buffer) => chunks.push(bytes));
        reply.on('error', (error) => resolve(`the reply broke off: ${error.message}`));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            type: reply.headers['content-type'] ?? '',
            retryAfter: Number(reply.headers['retry-after'] ?? 0),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('it timed out')));
      outgoing.on('error', (error) =>
        resolve(
          outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
            ? CLOSED_BEFORE
            : `no reply: ${error.message}`,
        ),
      );
      outgoing.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** How long a busy shop asks to wait; undefined for any other reply. */
function secondsToWait(reply: Reply | string): number | undefined {
  if (typeof reply === 'string' || reply.status !== 503) return undefined;
  return reply.retryAfter || undefined;
}
