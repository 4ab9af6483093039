import type { Endpoint, Failure } from '@shop/shared';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { detailOf, log, withoutPeople } from '../log.js';
import { endpointOf } from './current-endpoint.js';
import { isDiskFull } from './disk-full.js';
import { busy, HttpError, notFound } from './errors.js';
import { loggedPath } from './operations/logged-path.js';
import { requestId } from './operations/request-id.js';
import { isOutage } from './outage.js';

/** The last route: a 404 for unknown addresses. */
export const nothingHere: RequestHandler = () => {
  throw notFound('Address');
};

/** Handles all failures. Replies have the contract's shape; unexpected errors are logged, and the reply hides them. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const line = `${requestId(res)} ${req.method} ${loggedPath(req, res)} failed`;
  if (res.headersSent) {
    // A complete reply stays; a partial one can only be cut off. Express logs the text that it gets.
    if (!res.writableEnded) next(withoutPeople(detailOf(line, error)));
    return;
  }
  const known = toHttpError(error);
  if (known.status >= 500) {
    // An outage is one line per request, without a stack: the cause is not in our code.
    if (known.status === 503) log.error(`${line}: ${summaryOf(error)}`);
    else log.error(line, error);
  }
  res
    .status(known.status)
    .set({ 'Cache-Control': 'no-store', ...known.details.headers })
    .json(failureBody(known, endpointOf(res)));
};

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
    ...(details.secondFactor && { secondFactor: details.secondFactor }),
  };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isOutage(error)) return busy();
  if (isDiskFull(error)) {
    return new HttpError(503, 'The shop can’t save anything right now, please try again later', {
      headers: { 'Retry-After': '60' },
    });
  }
  return fromExpress(error) ?? new HttpError(500, 'Something went wrong on our side');
}

/** Errors of Express and its parsers have a status; their messages are replaced by ours. */
function fromExpress(error: unknown): HttpError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
    return undefined;
  switch (error.status) {
    case 413:
      return new HttpError(413, 'The request is too large');
    case 415:
      return new HttpError(415, 'This content encoding or charset is not supported');
    default:
      return error.status >= 400 && error.status < 500
        ? new HttpError(400, 'The request is malformed')
        : undefined;
  }
}
