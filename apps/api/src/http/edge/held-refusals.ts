import type { ErrorRequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../client-address.js';
import { endpointOf } from '../current-endpoint.js';
import { HttpError } from '../errors.js';
import { leaveTurn } from '../turns.js';
import { leavePlace } from './admission.js';

/** Milliseconds between two refusals of one network address; a single one is sent at once. */
export const APART_MS = 20;
/** The same after the refusal of a form, which was received and stored before it was refused. */
export const FORMS_APART_MS = 200;
/** Longest delay of a refusal. */
export const LONGEST_HELD_MS = 2_000;
/** Maximum number of delayed refusals; further ones are sent at once. */
const MAX_HELD = 1_000;
/** Maximum number of addresses whose last refusal is remembered. */
const MOST_ADDRESSES = 10_000;

/**
 * Throttles the refusals of one network address: a client that retries as soon as it is refused would otherwise keep
 * the shop busy. A delayed refusal holds no slot and no turn.
 */
export class HeldRefusals {
  private readonly nextAt = new LRUCache<string, number>({ max: MOST_ADDRESSES });
  private held = 0;

  constructor(private readonly now = () => performance.now()) {}

  /** Calls `send` now, or after the delay that the address's earlier refusals require. */
  hold(address: string, send: () => void, apartMs = APART_MS): void {
    const now = this.now();
    const at = Math.min(this.nextAt.get(address) ?? now, now + LONGEST_HELD_MS);
    const waitMs = at - now;
    this.nextAt.set(address, Math.max(at, now) + apartMs);
    if (waitMs <= 0 || this.held >= MAX_HELD) {
      send();
      return;
    }
    this.held += 1;
    setTimeout(() => {
      this.held -= 1;
      send();
    }, waitMs);
  }

  /** Delays refusals with the status 429 or 503. */
  readonly beforeAnswer: ErrorRequestHandler = (error: unknown, req, res, next) => {
    if (!isRefusal(error) || res.closed || res.headersSent) {
      next(error);
      return;
    }
    leaveTurn(res);
    leavePlace(res);
    const answer = () => {
      if (!res.closed) next(error);
    };
    const isForm = endpointOf(res)?.encoding === 'multipart';
    this.hold(clientAddress(req), answer, isForm ? FORMS_APART_MS : APART_MS);
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 429 || error.status === 503);
}
