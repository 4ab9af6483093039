import type { Readable, Writable } from 'node:stream';
import { PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import type { Request } from 'express';
import { busy, tooLarge, type HttpError } from '../errors.js';
import { shareOf } from '../../workers/config.js';

/** Bytes of all text fields of a form together. */
export const FIELD_BYTES = 64 * 1024;
/** Bytes of boundaries, names and headers of a form's parts. */
const OVERHEAD_BYTES = 64 * 1024;
/** Bytes of a whole form. */
const FORM_BYTES = PHOTO_LIMITS.bytes + FIELD_BYTES + OVERHEAD_BYTES;
/** Bytes of all forms that are sent or handled at the moment: thirty of the largest. */
const ALL_FORMS_BYTES = 30 * FORM_BYTES;

let allReceived = 0;

/** @throws HttpError 413 when a form says that it is larger than any may be. */
export function assertFormLength({ headers }: Pick<Request, 'headers'>): void {
  if (Number(headers['content-length'] ?? 0) > FORM_BYTES) throw tooLarge(PHOTO_TEXTS.tooLarge);
}

/**
 * Counts the bytes of a form, which need not say how many they are, until its reply is over. Reports a 413 when there are
 * more than any form may have, a 503 when there are too many of all forms together. A slow sender takes little of that.
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
    if (received > FORM_BYTES) report(tooLarge(PHOTO_TEXTS.tooLarge));
    else if (allReceived > shareOf(ALL_FORMS_BYTES)) report(busy());
  });
  reply.once('close', () => (allReceived -= received));
}
