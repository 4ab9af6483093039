import { ClientLeftError, ClientOverloadError, OverloadError, SlowBodyError } from '@shop/front';
import { TransactionTimeoutError } from '@shop/mongo';
import { CallUnderWayError, KeyReusedError } from '@shop/mongo/creations';
import { LimitReachedError } from '@shop/mongo/limits';
import { isDiskFull } from './disk-full.js';
import { busy, callerLeft, conflict, HttpError, tooManyRequests, tooSlow } from './errors.js';
import { isOutage } from './outage.js';

/** What a caller is told about a failure. The layers below don't know HTTP: their errors get their statuses here. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const known = ofLowerLayers(error);
  if (known) return known;
  if (isOutage(error)) return busy();
  if (isDiskFull(error)) {
    return new HttpError(503, 'The shop can’t save anything right now, please try again later', {
      headers: { 'Retry-After': '60' },
    });
  }
  return fromExpress(error) ?? new HttpError(500, 'Something went wrong on our side');
}

function ofLowerLayers(error: unknown): HttpError | undefined {
  if (error instanceof OverloadError) return busy(error.retryAfterSeconds);
  if (error instanceof ClientOverloadError) {
    return tooManyRequests(
      'Too many requests at the same time, please try again in a moment',
      error.retryAfterSeconds * 1_000,
    );
  }
  if (error instanceof LimitReachedError)
    return tooManyRequests('Too many requests, please try again later', error.retryAfterMs);
  if (error instanceof TransactionTimeoutError) return busy();
  if (error instanceof ClientLeftError) return callerLeft();
  if (error instanceof SlowBodyError) return tooSlow();
  if (error instanceof KeyReusedError) {
    return conflict(
      'This was already sent with other content. Check whether it was saved before you send it again',
    );
  }
  if (error instanceof CallUnderWayError) {
    return new HttpError(
      409,
      'The first of these calls is still running. Please try again in a moment',
      { headers: { 'Retry-After': String(error.retryAfterSeconds) } },
    );
  }
  return undefined;
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
