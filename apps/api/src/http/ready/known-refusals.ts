import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../client-address.js';
import { endpointOf } from '../current-endpoint.js';
import { HttpError } from '../errors.js';
import { captureReply } from './capture-reply.js';
import { ReadyAnswer } from './ready-answer.js';

/** How long a refusal is repeated before one request may check the limit again. */
const REPEATED_MS = 1_000;
/** Maximum number of refusals remembered, some three kilobytes each. */
const MOST_KNOWN = 2_000;
/** Longest key that is remembered, in characters. */
const LONGEST_KEY = 2_000;

interface Known {
  answer: ReadyAnswer;
  /** When the refusal has to be checked again. */
  until: number;
  /** When the limit is no longer reached. */
  endsAt: number;
  /** Whether a request is checking the limit again. */
  isAskedAgain: boolean;
}

/**
 * Repeats the refusal of a limit that was reached a moment ago: for the same call with the same token from the same
 * address, before the token, body or database is read. Once a second, one such request may check the limit again.
 */
export class KnownRefusals {
  private readonly known = new LRUCache<string, Known>({ max: MOST_KNOWN });

  constructor(private readonly now = () => performance.now()) {}

  /** The refusal to repeat for a request, if any. */
  find(req: IncomingMessage, address: string): ReadyAnswer | undefined {
    if (this.known.size === 0) return undefined;
    const { authorization } = req.headers;
    const ofAddress = this.current(keyOf(req, address));
    if (ofAddress || authorization === undefined) return ofAddress;
    return this.current(keyOf(req, address, authorization));
  }

  /** Caches a refusal when it is sent. */
  readonly remember: ErrorRequestHandler = (error: unknown, req, res, next) => {
    const { reached, headers } = error instanceof HttpError ? error.details : {};
    // The account of a public call is in its body, which the key lacks.
    if (reached === 'address' || (reached && endpointOf(res)?.access !== 'public')) {
      const token = reached === 'account' ? req.headers.authorization : undefined;
      const key = keyOf(req, clientAddress(req), token);
      const endsAt = this.now() + Number(headers?.['Retry-After']) * 1_000;
      const keep = (answer: ReadyAnswer) => this.keep(key, answer, endsAt);
      captureReply(req, res, (reply) => keep(new ReadyAnswer({ ...reply, tags: [] })), 429);
    }
    next(error);
  };

  private keep(key: string, answer: ReadyAnswer, endsAt: number): void {
    const until = Math.min(this.now() + REPEATED_MS, endsAt);
    if (key.length <= LONGEST_KEY)
      this.known.set(key, { answer, until, endsAt, isAskedAgain: false });
  }

  private current(key: string): ReadyAnswer | undefined {
    const known = this.known.get(key);
    if (!known) return undefined;
    const now = this.now();
    if (now < known.until) return known.answer;
    if (known.isAskedAgain || now >= known.endsAt) {
      this.known.delete(key);
      return undefined;
    }
    known.isAskedAgain = true;
    known.until = Math.min(now + REPEATED_MS, known.endsAt);
    return undefined;
  }
}

/** The key of a call, without its query; for an account's limit, with the token that identifies the account. */
function keyOf({ method = '', url = '' }: IncomingMessage, address: string, token = ''): string {
  const [path = ''] = url.split('?', 1);
  return `${address} ${method} ${path} ${token}`;
}
