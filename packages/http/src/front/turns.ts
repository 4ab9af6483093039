import { clientAddress, Turns } from '@shop/front';
import type { RequestHandler, Response } from 'express';
import { contextOf } from '../context.js';

/** Waits for the turn of a request among those of its address. */
export function takeTurns(atOnce?: number): RequestHandler {
  const turns = new Turns(atOnce);
  return (req, res, next) => turns.take(contextOf(res).visit, clientAddress(req), res, next);
}

/** Gives a request's turn to the next one of its address. */
export function leaveTurn(res: Response): void {
  contextOf(res).visit.leaveTurn();
}
