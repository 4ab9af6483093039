import type { RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import type { ReadyAnswers } from './ready-answers.js';

/** Marks an internal request that renews an answer: it is computed even if one is cached. */
export const markRenewal: RequestHandler = (_req, res, next) => {
  res.locals.isRenewal = true;
  next();
};

export function isRenewal({ locals }: Response): boolean {
  return locals.isRenewal === true;
}

/** Reveals unseen changes before a reply is sent: it may show them. */
export function revealChanges(ready: ReadyAnswers): RequestHandler {
  return (_req, res, next) => {
    onHeaders(res, () => ready.reveal());
    next();
  };
}
