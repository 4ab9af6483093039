import { readFile, unlink } from 'node:fs/promises';
import { LIMITS } from '@shop/shared';
import type { Request, RequestHandler } from 'express';
import formidable from 'express-formidable';
import type { HttpError } from './errors.js';
import { badRequest, tooLarge, unsupportedType } from './errors.js';

/** What formidable 1 leaves on the request. Its type declarations describe another version. */
interface FormidableRequest {
  fields?: Record<string, unknown>;
  files?: Record<string, TemporaryFile | TemporaryFile[]>;
}

/** A file that formidable wrote; its name and type are the client's claims and not read. */
interface TemporaryFile {
  path: string;
  size: number;
}

const FIELD_BYTES = 64 * 1024;

/**
 * Reads a multipart form: its text fields become `req.body`, its file field `photo`, if it holds bytes, is kept for
 * `uploadedPhoto`. Temporary files are gone when the reply is.
 * @throws HttpError 413, 415 or 400 for what formidable refuses.
 */
export const multipartBody: RequestHandler = (req, res, next) => {
  if (!req.is('multipart/form-data')) throw unsupportedType('Send the form as multipart/form-data');
  const parseForm = formidable({ maxFileSize: LIMITS.photoBytes, maxFieldsSize: FIELD_BYTES });
  let answered = false;
  res.on('close', () => void removeTemporaryFiles(req));
  // formidable reports one failure twice; Express must hear of it once.
  parseForm(req, res, (error?: unknown) => {
    if (answered) return;
    answered = true;
    if (error) {
      // The rest of the upload is read and dropped, so that the client gets to see the answer.
      req.resume();
      next(fromFormidable(error));
      return;
    }
    req.body = { ...formOf(req).fields };
    next();
  });
};

/** The bytes of the uploaded photo, if one came with the form. */
export async function uploadedPhoto(req: Request): Promise<Buffer | undefined> {
  const photo = temporaryFiles(req).find(([field, { size }]) => field === 'photo' && size > 0)?.[1];
  return photo && readFile(photo.path);
}

function formOf(req: Request): FormidableRequest {
  return req as FormidableRequest;
}

function temporaryFiles(req: Request): [field: string, file: TemporaryFile][] {
  return Object.entries(formOf(req).files ?? {}).flatMap(([field, files]) =>
    [files].flat().map((file): [string, TemporaryFile] => [field, file]),
  );
}

async function removeTemporaryFiles(req: Request): Promise<void> {
  await Promise.allSettled(temporaryFiles(req).map(([, file]) => unlink(file.path)));
}

function fromFormidable(error: unknown): HttpError {
  const reason = error instanceof Error ? error.message : '';
  if (reason.startsWith('maxFileSize')) return tooLarge('The photo must be at most 5 MB');
  if (reason.startsWith('maxFields')) return tooLarge('The form is too large');
  if (reason.includes('content-type'))
    return unsupportedType('Send the form as multipart/form-data with a boundary');
  return badRequest('The form is malformed');
}
