import type { IncomingMessage, ServerResponse } from 'node:http';
import { failForNow } from '../connections/refusals.js';
import { SlowBodyError } from '../errors.js';
import { shareOf } from '../workers/config.js';
import { Places, type Place, type PlacesSize } from './places.js';
import { Readers } from './readers.js';
import type { Visit } from './visit.js';

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

/** A request that asks for admission. */
export interface Arrival {
  visit: Visit;
  address: string;
  req: IncomingMessage;
  res: ServerResponse;
}

/** Goes on with a request, or with its failure. */
export type Proceed = (error?: unknown) => void;

/** Receives a body, and calls `done` once it is there or has failed. */
export type ReadBody = (done: Proceed) => unknown;

/**
 * Refuses a request with a 503, before any work, while too many are in progress. A request holds its place until its
 * work has ended, even if the client has disconnected, but not while its body is received.
 */
export class Admission {
  private readonly places: Places;
  private readonly readers: Readers;
  private held = 0;

  constructor(size: AdmissionSize = sizeOfShop()) {
    this.places = new Places(size);
    this.readers = new Readers(size.readers);
  }

  /** Gives the request a place. @returns false if there is none: then the request is refused. */
  admit({ visit, address, res }: Arrival): boolean {
    let isHere = false;
    const place: Place = {
      take: () => (isHere ||= this.places.take(address)),
      leave: () => {
        if (isHere) this.places.leave(address);
        isHere = false;
      },
    };
    if (!place.take()) {
      this.refuse(res);
      return false;
    }
    visit.place = place;
    res.once('close', () => {
      void visit.workEnded().then(() => place.leave());
    });
    return true;
  }

  /** Receives the body of an admitted request without holding a place, and takes one again afterwards. */
  receive({ visit, address, req, res }: Arrival, readBody: ReadBody, next: Proceed): void {
    let isOver = false;
    // Called once: the body may be refused while it is still being received.
    const proceed = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      leaveReaders();
      if (error) next(error);
      // The client has disconnected: no work begins, so no place is needed.
      else if (res.closed || !visit.place || visit.place.take()) next();
      else this.refuse(res);
    };
    const end = () => {
      // The body has arrived in the meantime, or the client has disconnected.
      if (isOver || res.closed) return;
      // The rest of the body would arrive on this connection, so it can't be used again.
      res.setHeader('Connection', 'close');
      proceed(new SlowBodyError());
    };
    visit.leavePlace();
    const leaveReaders = this.readers.enter(
      address,
      () => req.socket.bytesRead,
      () => setTimeout(end, REFUSED_AFTER_MS),
    );
    req.once('close', leaveReaders);
    const read = async () => {
      await readBody(proceed);
    };
    read().catch(proceed);
  }

  private refuse(res: ServerResponse): void {
    const answer = () => failForNow(res, 'The shop is busy, please try again in a moment');
    if (this.held >= MAX_HELD_BACK) {
      answer();
      return;
    }
    this.held += 1;
    setTimeout(() => {
      this.held -= 1;
      answer();
    }, REFUSED_AFTER_MS);
  }
}

function sizeOfShop(): AdmissionSize {
  return {
    perAddress: shareOf(MAX_REQUESTS_PER_ADDRESS),
    inAll: shareOf(MAX_REQUESTS_UNDER_WAY),
    reserved: shareOf(RESERVED),
    readers: shareOf(MAX_READERS),
  };
}
