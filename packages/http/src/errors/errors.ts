import type { Failure, FieldError } from '@shop/shared';

/** A failure whose status and message the caller may see. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly details: Pick<Failure, 'errors' | 'secondFactor' | 'total' | 'rejected' | 'cart'> & {
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
  }
}

/** 400: malformed or invalid. */
export function badRequest(message: string, errors?: FieldError[]): HttpError {
  return new HttpError(400, message, { errors });
}

/** 400: one field is wrong. */
export function wrongField(field: string, message: string): HttpError {
  return badRequest(message, [{ field, message }]);
}

/** 401: no token, or one that is not valid. */
export function unauthorized(message = 'Please login first'): HttpError {
  return new HttpError(401, message);
}

/** 401: the sign-in needs a code of the account's second factor. */
export function secondFactorRequired(
  message = 'Enter the code from your authenticator app',
): HttpError {
  return new HttpError(401, message, { secondFactor: 'required' });
}

/** 403: an administrator needs a second factor first. */
export function secondFactorMissing(): HttpError {
  return new HttpError(403, 'Set up your second factor first', { secondFactor: 'missing' });
}

/** 403: signed in, but not allowed. */
export function forbidden(message = 'Only an administrator may do this'): HttpError {
  return new HttpError(403, message);
}

/** 404: `notFound('Product')` says 'Product not found'. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** Whether an error is a 404. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** 408: the request took too long to arrive; the rest is not read. */
export function tooSlow(): HttpError {
  return new HttpError(408, 'The request took too long to arrive', {
    headers: { Connection: 'close' },
  });
}

/** 409: conflict with the current state. */
export function conflict(message: string, errors?: FieldError[]): HttpError {
  return new HttpError(409, message, { errors });
}

/** Whether an error is a 409. */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/** 413: too large. @param field the form's field that is */
export function tooLarge(message: string, field?: string): HttpError {
  return new HttpError(413, message, inField(field, message));
}

/** 415: of a type that is not accepted. @param field the form's field that is */
export function unsupportedType(message: string, field?: string): HttpError {
  return new HttpError(415, message, inField(field, message));
}

function inField(field: string | undefined, message: string): HttpError['details'] {
  return field === undefined ? {} : { errors: [{ field, message }] };
}

/** 429: too many requests; the next is allowed in `retryAfterMs` milliseconds. */
export function tooManyRequests(message: string, retryAfterMs: number): HttpError {
  return new HttpError(429, message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });
}

/** 499: the caller has disconnected, so nobody receives this reply. */
export function callerLeft(): HttpError {
  return new HttpError(499, 'The caller has left');
}

/** 503: the database or the machine is overloaded or unavailable. */
export function busy(retryAfterSeconds = 2): HttpError {
  return new HttpError(503, 'The shop is busy, please try again in a moment', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Whether an error is a 503. */
export function isBusy(error: unknown): boolean {
  return error instanceof HttpError && error.status === 503;
}
