import { setImmediate } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import PQueue from 'p-queue';
import { clientAddress } from './client-address.js';
import { shareOf } from '../workers/config.js';
import { workOf } from './edge/admission.js';

/** Enough to keep the shop and its database busy: more would only make these and others' requests slower. */
const AT_WORK_PER_ADDRESS = 4;

/**
 * Limits how many requests of one network address run at a time, in FIFO order, so that a flood from one address delays
 * others by only a few requests. A request that waits, for its body or in another queue, gives up its turn.
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
      // Requests of other addresses run in between.
      await setImmediate();
      // The client has disconnected, or the deadline has passed.
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
  // A file is being sent, and the client may read it slowly.
  res.once('pipe', () => leaveTurn(res));
  res.once('close', () => {
    void workOf(res).then(() => leaveTurn(res));
  });
}
