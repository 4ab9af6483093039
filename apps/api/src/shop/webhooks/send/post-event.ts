import { request, type IncomingMessage } from 'node:http';
import { OutsideError } from '../../../platform/outside/outside-error.js';
import { requestPublic } from '../../../platform/outside/request-public.js';
import type { WebhookReply } from '../webhook-delivery.model.js';
import { isAllowedLoopback, webhookAddress, type WebhookWorld } from './webhook-address.js';

/** For connection, request and reply together: less than the lease of the job that sends. */
const MOST_MS = 10_000;
/** The reply is read up to here. */
const MOST_BYTES = 1_000;
/** A server can't ask for a longer wait. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

/** What is sent to an address. */
export interface Post {
  headers: Record<string, string>;
  body: string;
}

/** What came back, and for how long the server asked to be left alone. */
interface Answer extends WebhookReply {
  retryAfterMs?: number;
}

/** Sends an event, and says what came back. Redirects are not followed. Never rejects. */
export async function postEvent(
  address: string,
  { headers, body }: Post,
  world: WebhookWorld,
  mostMs = MOST_MS,
): Promise<Answer> {
  const at = new Date();
  const start = performance.now();
  const signal = AbortSignal.timeout(mostMs);
  const took = () => Math.round(performance.now() - start);
  try {
    const post = { method: 'POST', headers: headersOf(headers, body), body } as const;
    const url = webhookAddress(address, world);
    const reply = isAllowedLoopback(url, world)
      ? await postToLoopback(url, post, signal)
      : await requestPublic(url, post, world, signal);
    const { statusCode: status = 0 } = reply;
    const text = await beginningOf(reply);
    const isTaken = status >= 200 && status < 300;
    const answer = { at, took: took(), status, body: text };
    if (isTaken) return answer;
    const retryAfterMs = millisecondsOf(reply.headers['retry-after']);
    return { ...answer, failure: `The server answered with ${status}`, retryAfterMs };
  } catch (error) {
    const failure = signal.aborted
      ? `There was no answer within ${mostMs / 1_000} seconds`
      : failureOf(error);
    return { at, took: took(), body: '', failure };
  }
}

/** A `Retry-After` in seconds, or as a date. */
function millisecondsOf(retryAfter = ''): number {
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : 0;
}

function headersOf(headers: Record<string, string>, body: string) {
  return {
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'shop-webhooks',
  };
}

function postToLoopback(
  url: URL,
  { body, ...options }: { method: string; headers: Record<string, string | number>; body: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((settle, reject) => {
    const sent = request(url, { ...options, agent: false, signal }, settle);
    sent.once('error', reject);
    sent.end(body);
  });
}

async function beginningOf(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MOST_BYTES) break;
    }
  } finally {
    reply.destroy();
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString();
}

function failureOf(error: unknown): string {
  if (error instanceof OutsideError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return `The server could not be reached: ${code ?? message}`;
}
