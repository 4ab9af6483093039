import type { Readable, Writable } from 'node:stream';
import { shareOf } from '@shop/front';
import { PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import type { Request } from 'express';
import { busy, tooLarge, type HttpError } from '../errors/errors.js';

/** Bytes of all text fields of a form together. */
export const FIELD_BYTES = 64 * 1024;
/** Bytes of boundaries, names and headers of a form's parts. */
const OVERHEAD_BYTES = 64 * 1024;
/** Bytes of a whole form. */
const FORM_BYTES = PHOTO_LIMITS.bytes + FIELD_BYTES + OVERHEAD_BYTES;
/** Bytes of all forms in progress together: thirty of the largest. */
const ALL_FORMS_BYTES = 30 * FORM_BYTES;

let allReceived = 0;

/** @throws HttpError 413 when a form's `Content-Length` is larger than allowed. */
export function assertFormLength({ headers }: Pick<Request, 'headers'>): void {
  if (Number(headers['content-length'] ?? 0) > FORM_BYTES)
    throw tooLarge(PHOTO_TEXTS.tooLarge, 'photo');
}

/**
 * Counts the received bytes of a form until its reply ends, because a form need not have a `Content-Length`. Reports a
 * 413 when the form is too large, a 503 when all forms together are. A slow sender uses little of that.
 */
export function countFormBytes(
  form: Readable,
  reply: Writable,
  report: (error: HttpError) => void,
): void {
  let received = 0;
  form.on('data', ({ length }: Buffer) => {
    if (reply.closed) return;
    received += length;
    allReceived += length;
    if (received > FORM_BYTES) report(tooLarge(PHOTO_TEXTS.tooLarge, 'photo'));
    else if (allReceived > shareOf(ALL_FORMS_BYTES)) report(busy());
  });
  reply.once('close', () => (allReceived -= received));
}
