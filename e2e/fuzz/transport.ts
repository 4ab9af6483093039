import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './requests.js';

/** No response may take longer. */
const RESPONSE_TIMEOUT_MS = 25_000;

export interface Reply {
  status: number;
  /** Content type; empty without one. */
  type: string;
  text: string;
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
   * Sends a request as the visitor of that number, so that limits on guesses don't hide everything else.
   * @returns why there is no reply, as text, when the connection breaks or times out.
   */
  send(
    { method, path, headers, body }: FuzzRequest,
    { token, visitor }: { token?: string; visitor: number },
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
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('it timed out')));
      outgoing.on('error', (error) => resolve(`no reply: ${error.message}`));
      outgoing.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
