import { setImmediate } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import PQueue from 'p-queue';
import { clientAddress } from './client-address.js';
import { shareOf } from '../workers/config.js';
import { workOf } from './edge/admission.js';

/** Enough to keep the shop and its database busy: with more, each only takes longer, and so do others' requests. */
const AT_WORK_PER_ADDRESS = 4;

/**
 * Lets the requests of one network address be worked on a few at a time, in the order they came, so that a flood from one
 * address delays others by a few requests. Whatever only waits, for a body or in a queue of its own, gives its turn back.
 */
export function takeTurns(atOnce = shareOf(AT_WORK_PER_ADDRESS)): RequestHandler {
  const queues = new Map<string, PQueue>();

  const queueOf = (address: string) => {
    const existing = queues.get(address);
    if (existing) return existing;
    const queue = new PQueue({ concurrency: atOnce });
    queue.on('idle', () => queues.delete(address));
    queues.set(address, queue);
    return queue;
  };

  return (req, res, next) => {
    const isFirst = res.locals.leaveTurn === undefined;
    void queueOf(clientAddress(req)).add(async () => {
      // Others are served between two requests of an address.
      await setImmediate();
      // The client has left, or was told that it takes too long.
      if (res.closed || res.headersSent) return;
      const turn = new Promise<void>((resolve) => (res.locals.leaveTurn = resolve));
      if (isFirst) leaveWhenOver(res);
      next();
      await turn;
    });
  };
}

/** Gives a request's turn to the next one of its address. */
export function leaveTurn({ locals }: Response): void {
  const leave = locals.leaveTurn as (() => void) | undefined;
  leave?.();
}

function leaveWhenOver(res: Response): void {
  // A file that a client reads slowly.
  res.once('pipe', () => leaveTurn(res));
  res.once('close', () => {
    void workOf(res).then(() => leaveTurn(res));
  });
}
