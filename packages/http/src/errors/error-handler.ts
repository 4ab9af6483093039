import type { Endpoint, Failure } from '@shop/shared';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { log } from '../log/log.js';
import { contextOf } from '../context.js';
import { notFound, type HttpError } from './errors.js';
import { loggedPath } from '../operations/logged-path.js';
import { requestId } from '../operations/request-id.js';
import { toHttpError } from './to-http-error.js';

/** The last route: a 404 for unknown addresses. */
export const unknownAddress: RequestHandler = () => {
  throw notFound('Address');
};

/** Handles all failures. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!res.headersSent) answerFailure(error, req, res, next);
  // A complete reply stays; a partial one can only be cut off.
  else if (!res.writableEnded) {
    log.error(lineOf(req, res), error, requestId(res));
    res.destroy();
  }
};

/**
 * Answers a failure, if no reply has begun. Replies have the contract's shape; unexpected errors are logged, and the reply
 * hides them.
 */
export const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const line = lineOf(req, res);
  const known = toHttpError(error);
  if (known.status >= 500) {
    // An outage is one line per request, without a stack: the cause is not in our code.
    if (known.status === 503) log.error(`${line}: ${summaryOf(error)}`, undefined, requestId(res));
    else log.error(line, error, requestId(res));
  }
  res
    .status(known.status)
    .set({ 'Cache-Control': 'no-store', ...known.details.headers })
    .json(failureBody(known, contextOf(res).endpoint));
};

const lineOf = (req: Request, res: Response) => `${req.method} ${loggedPath(req, res)} failed`;

function summaryOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function failureBody({ message, details }: HttpError, endpoint: Endpoint | undefined): Failure {
  return {
    success: false,
    message,
    ...(endpoint?.messageAlias && { [endpoint.messageAlias]: message }),
    ...(details.errors && { errors: details.errors }),
    ...(details.total !== undefined && { total: details.total }),
    ...(details.rejected && { rejected: details.rejected }),
    ...(details.cart && { cart: details.cart }),
    ...(details.secondFactor && { secondFactor: details.secondFactor }),
  };
}
