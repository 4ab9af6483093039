import type { RequestHandler, Response } from 'express';
import { shareOf } from '../../workers/config.js';
import { clientAddress } from '../client-address.js';
import { failForNow } from '../refusals.js';

/** Maximum number of concurrent requests per address: forty people in an office, with six connections each. */
export const MAX_REQUESTS_PER_ADDRESS = 256;
/** Maximum number of concurrent requests. The database serves a hundred at a time; beyond this, waits get too long. */
export const MAX_REQUESTS_UNDER_WAY = 1_000;

/** Delay of a refusal, so that a client that retries at once can't take time from others. */
const REFUSED_AFTER_MS = 500;
/** Maximum number of delayed refusals; further ones are sent at once. */
const MAX_HELD_BACK = 1_000;

/**
 * Refuses a request with a 503, before any work, while too many are in progress. A request holds its slot until its
 * work has ended, even if the client has disconnected.
 */
export function admission({
  maxPerAddress = shareOf(MAX_REQUESTS_PER_ADDRESS),
  maxUnderWay = shareOf(MAX_REQUESTS_UNDER_WAY),
} = {}): RequestHandler {
  const byAddress = new Map<string, number>();
  let underWay = 0;

  const leave = (address: string) => {
    underWay -= 1;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };

  let heldBack = 0;
  const refuse = (res: Response) => {
    const answer = () => failForNow(res, 'The shop is busy, please try again in a moment');
    if (heldBack >= MAX_HELD_BACK) {
      answer();
      return;
    }
    heldBack += 1;
    setTimeout(() => {
      heldBack -= 1;
      answer();
    }, REFUSED_AFTER_MS);
  };

  return (req, res, next) => {
    const address = clientAddress(req);
    const own = byAddress.get(address) ?? 0;
    if (underWay >= maxUnderWay || own >= maxPerAddress) {
      refuse(res);
      return;
    }
    underWay += 1;
    byAddress.set(address, own + 1);
    let isHere = true;
    res.locals.leavePlace = () => {
      if (isHere) leave(address);
      isHere = false;
    };
    res.once('close', () => {
      void workOf(res).then(() => leavePlace(res));
    });
    next();
  };
}

/** Releases a request's slot. Its work must have ended. */
export function leavePlace({ locals }: Response): void {
  const leave = locals.leavePlace as (() => void) | undefined;
  leave?.();
}

/** Registers the work of a request, so that the request holds its slot until the work has ended. */
export function noteWork<T>(res: Response, work: Promise<T>): Promise<T> {
  res.locals.work = work;
  return work;
}

/** Resolves when the work of a request has ended. */
export async function workOf({ locals }: Response): Promise<void> {
  await Promise.allSettled([locals.work]);
}
