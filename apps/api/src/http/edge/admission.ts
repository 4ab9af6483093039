import type { RequestHandler, Response } from 'express';
import { shareOf } from '../../workers/config.js';
import { clientAddress } from '../client-address.js';
import { failForNow } from '../refusals.js';

/** Requests under way from one address: an office of forty people whose browsers open six connections each. */
export const MAX_REQUESTS_PER_ADDRESS = 256;
/** Requests under way in all. The database serves a hundred at a time; more than this wait longer than people do. */
export const MAX_REQUESTS_UNDER_WAY = 1_000;

/** Half a second in which a client that asks again at once can't take time from others. */
const REFUSED_AFTER_MS = 500;
/** Refusals that are held back for so long; others are sent at once. */
const MAX_HELD_BACK = 1_000;

/**
 * Refuses a request with a 503, before any work, while too many are under way. A request keeps its place until its
 * work is over, even if the client has left.
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

/** Gives a request's place to another one. Its work must be over. */
export function leavePlace({ locals }: Response): void {
  const leave = locals.leavePlace as (() => void) | undefined;
  leave?.();
}

/** Notes the work that a request started, so that its place is kept until the work is over. */
export function noteWork<T>(res: Response, work: Promise<T>): Promise<T> {
  res.locals.work = work;
  return work;
}

/** Resolves when the work that a request started is over. */
export async function workOf({ locals }: Response): Promise<void> {
  await Promise.allSettled([locals.work]);
}
