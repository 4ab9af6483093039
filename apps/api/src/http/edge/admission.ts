import type { Request, RequestHandler, Response } from 'express';
import { shareOf } from '../../workers/config.js';
import { clientAddress } from '../client-address.js';
import { tooSlow } from '../errors.js';
import { failForNow } from '../refusals.js';
import { Places, type PlacesSize } from './places.js';
import { Readers } from './readers.js';

/** Maximum number of concurrent requests per address: forty people in an office, with six connections each. */
export const MAX_REQUESTS_PER_ADDRESS = 256;
/** Maximum number of concurrent requests. The database serves a hundred at a time; beyond this, waits get too long. */
export const MAX_REQUESTS_UNDER_WAY = 1_000;
/** How many of these only addresses with few requests under way may use. */
const RESERVED = 250;
/** Maximum number of requests whose bodies are received at a time. */
export const MAX_READERS = 1_000;

/** Delay of a refusal, so that a client that retries at once can't take time from others. */
const REFUSED_AFTER_MS = 500;
/** Maximum number of delayed refusals; further ones are sent at once. */
const MAX_HELD_BACK = 1_000;

/** The bounds of admission. */
export interface AdmissionSize extends PlacesSize {
  readers: number;
}

/** What admission keeps of a request. */
interface Admitted {
  /** Takes a place again. */
  enter: () => boolean;
  leave: () => void;
  readers: Readers;
  refuse: () => void;
}

/**
 * Refuses a request with a 503, before any work, while too many are in progress. A request holds its place until its
 * work has ended, even if the client has disconnected, but not while its body is received.
 */
export function admission(size: AdmissionSize = sizeOfShop()): RequestHandler {
  const places = new Places(size);
  const readers = new Readers(size.readers);
  const refuse = delayedRefusals();

  return (req, res, next) => {
    const address = clientAddress(req);
    let isHere = false;
    const admitted: Admitted = {
      enter: () => (isHere ||= places.take(address)),
      leave: () => {
        if (isHere) places.leave(address);
        isHere = false;
      },
      readers,
      refuse: () => refuse(res),
    };
    if (!admitted.enter()) {
      admitted.refuse();
      return;
    }
    res.locals.admitted = admitted;
    res.once('close', () => {
      void workOf(res).then(() => leavePlace(res));
    });
    next();
  };
}

function sizeOfShop(): AdmissionSize {
  return {
    perAddress: shareOf(MAX_REQUESTS_PER_ADDRESS),
    inAll: shareOf(MAX_REQUESTS_UNDER_WAY),
    reserved: shareOf(RESERVED),
    readers: shareOf(MAX_READERS),
  };
}

function delayedRefusals(): (res: Response) => void {
  let held = 0;
  return (res) => {
    const answer = () => failForNow(res, 'The shop is busy, please try again in a moment');
    if (held >= MAX_HELD_BACK) {
      answer();
      return;
    }
    held += 1;
    setTimeout(() => {
      held -= 1;
      answer();
    }, REFUSED_AFTER_MS);
  };
}

/** Receives a body without holding a place, and takes one again afterwards. */
export function withoutPlace(readBody: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const admitted = admittedOf(res);
    if (!admitted) {
      readBody(req, res, next);
      return;
    }
    let isOver = false;
    // Called once: the body may be refused while it is still being received.
    const proceed = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      leaveReaders();
      if (error) next(error);
      // The client has disconnected: no work begins, so no place is needed.
      else if (res.closed || admitted.enter()) next();
      else admitted.refuse();
    };
    const end = () => {
      // The body has arrived in the meantime, or the client has disconnected.
      if (isOver || res.closed) return;
      // The rest of the body would arrive on this connection, so it can't be used again.
      res.set('Connection', 'close');
      proceed(tooSlow());
    };
    admitted.leave();
    const leaveReaders = enterReaders(req, admitted, () => setTimeout(end, REFUSED_AFTER_MS));
    const read = async () => {
      await readBody(req, res, proceed);
    };
    read().catch(proceed);
  };
}

function enterReaders(req: Request, { readers }: Admitted, end: () => void): () => void {
  const leave = readers.enter(clientAddress(req), () => req.socket.bytesRead, end);
  req.once('close', leave);
  return leave;
}

function admittedOf({ locals }: Response): Admitted | undefined {
  return locals.admitted as Admitted | undefined;
}

/** Releases a request's place. Its work must have ended. */
export function leavePlace(res: Response): void {
  admittedOf(res)?.leave();
}

/** Registers the work of a request, so that the request holds its place until the work has ended. */
export function noteWork<T>(res: Response, work: Promise<T>): Promise<T> {
  res.locals.work = work;
  return work;
}

/** Resolves when the work of a request has ended. */
export async function workOf({ locals }: Response): Promise<void> {
  await Promise.allSettled([locals.work]);
}
