import type { ErrorRequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../client-address.js';
import { endpointOf } from '../current-endpoint.js';
import { HttpError } from '../errors.js';
import { leaveTurn } from '../turns.js';
import { leavePlace } from './admission.js';

/** Milliseconds between two refusals of one network address; a single one is sent at once. */
export const APART_MS = 20;
/** After the refusal of a form, which was received and stored before it was refused. */
export const FORMS_APART_MS = 200;
/** So long a refusal is held back at most. */
export const LONGEST_HELD_MS = 2_000;
/** Refusals that are held back in all; others are sent at once. */
const MAX_HELD = 1_000;
/** Addresses whose last refusal is remembered. */
const MOST_ADDRESSES = 10_000;

/**
 * Spaces the refusals of one network address out: a client that asks again as soon as it was refused would otherwise keep
 * the shop busy with nothing else. One that waits holds no place and no turn.
 */
export class HeldRefusals {
  private readonly nextAt = new LRUCache<string, number>({ max: MOST_ADDRESSES });
  private held = 0;

  constructor(private readonly now = () => performance.now()) {}

  /** Calls `send` now, or when it is this refusal's turn. */
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

  /** Holds back what was refused because there was too much of it. */
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
