import { ClientLeftError, ClientOverloadError, OverloadError, SlowBodyError } from '@shop/front';
import { isDiskFull } from './disk-full.js';
import { busy, callerLeft, HttpError, tooManyRequests, tooSlow } from './errors.js';
import { isOutage } from './outage.js';

/** What a caller is told about a failure. The layers below don't know HTTP: their errors get their statuses here. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof OverloadError) return busy(error.retryAfterSeconds);
  if (error instanceof ClientOverloadError) {
    return tooManyRequests(
      'Too many requests at the same time, please try again in a moment',
      error.retryAfterSeconds * 1_000,
    );
  }
  if (error instanceof ClientLeftError) return callerLeft();
  if (error instanceof SlowBodyError) return tooSlow();
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
