import { clientAddress, PacedRefusals } from '@shop/front';
import type { ErrorRequestHandler } from 'express';
import { contextOf } from '../context.js';
import { isOutage } from '../errors/outage.js';
import { toHttpError } from '../errors/to-http-error.js';

/** Milliseconds between the refusals of one address to forms, which were received before they were refused. */
export const FORMS_APART_MS = 200;

/** Delays refusals with the status 429 or 503 that follow each other closely. */
export function paceRefusals(): ErrorRequestHandler {
  const refusals = new PacedRefusals();
  return (error: unknown, req, res, next) => {
    if (!isRefusal(error) || res.closed || res.headersSent) {
      next(error);
      return;
    }
    const { visit, endpoint } = contextOf(res);
    visit.leaveTurn();
    visit.leavePlace();
    const answer = () => {
      if (!res.closed) next(error);
    };
    const apartMs = endpoint?.encoding === 'multipart' ? FORMS_APART_MS : undefined;
    refusals.pace(clientAddress(req), answer, apartMs);
  };
}

/** An outage is none: its replies are late already. */
function isRefusal(error: unknown): boolean {
  const { status } = toHttpError(error);
  return (status === 429 || status === 503) && !isOutage(error);
}
