import { readFile, rm } from 'node:fs/promises';
import { PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import type { Request, RequestHandler, Response } from 'express';
import formidable, { type FormFile } from 'express-formidable';
import { badRequest, tooLarge, unsupportedType, wrongField } from '../errors.js';
import { assertFormLength, countFormBytes, FIELD_BYTES } from './upload-bounds.js';
import { makeUploadFolder } from './upload-folders.js';

/** Text fields and files of a form together; formidable's own limit on fields does not work. */
const MAX_PARTS = 50;

/** What formidable adds to the request. A file's name and type come from the client and are not to be trusted. */
interface FormRequest {
  fields?: Record<string, unknown>;
  files?: Record<string, FormFile | undefined>;
}

/**
 * Reads a multipart form: its text fields become `req.body`, and `uploadedPhoto` returns the bytes of its file field
 * `photo`. Each request has its own temporary folder, which is removed when the reply ends; if formidable opens another
 * file after that, this fails.
 * @throws HttpError 413, 415 or 400 for what a client did wrong, 503 when too many are in progress.
 */
export const multipartBody: RequestHandler = async (req, res, next) => {
  if (!req.is('multipart/form-data')) throw unsupportedType('Send the form as multipart/form-data');
  assertFormLength(req);
  const folder = await makeUploadFolder();
  const removeFolder = () => void rm(folder, { recursive: true, force: true, maxRetries: 5 });
  if (res.closed) removeFolder();
  else res.on('close', removeFolder);

  let answered = false;
  // formidable may report a failure twice; Express must get it once.
  const proceed = (error?: unknown) => {
    if (answered) return;
    answered = true;
    if (error) {
      // The rest of the upload is read and dropped, so that the client receives the reply.
      req.resume();
      next(fromFormidable(error));
      return;
    }
    const { fields, files: { photo } = {} } = formOf(req);
    req.body = { ...fields };
    readPhoto(photo).then((bytes) => {
      res.locals.photo = bytes;
      next();
    }, next);
  };

  const files: FormFile[] = [];
  let parts = 0;
  const countPart = () => {
    parts += 1;
    if (parts > MAX_PARTS) proceed(tooLarge('The form has too many fields'));
  };
  const parseForm = formidable(
    { uploadDir: folder, maxFileSize: PHOTO_LIMITS.bytes, maxFieldsSize: FIELD_BYTES },
    [
      { event: 'field', action: countPart },
      {
        event: 'fileBegin',
        action: (_req, _res, _next, _name, file: FormFile) => {
          countPart();
          reportWriteErrors(file, proceed);
          files.push(file);
        },
      },
    ],
  );
  countFormBytes(req, res, proceed);
  parseForm(req, res, (error?: unknown) => proceed(error ?? lossOf(files)));
};

/** The bytes of the photo in the form that was read, if it had one. */
export function uploadedPhoto({ locals }: Response): Buffer | undefined {
  return locals.photo as Buffer | undefined;
}

/** A form in which no file was chosen has a file without a name and without bytes. */
async function readPhoto(photo: FormFile | undefined): Promise<Buffer | undefined> {
  if (!photo) return undefined;
  if (photo.size > 0) return readFile(photo.path);
  if (photo.name) throw wrongField('photo', PHOTO_TEXTS.empty);
  return undefined;
}

/** The error of a file that was not written in full: formidable may complete the form before it notices. */
function lossOf(files: readonly FormFile[]): Error | undefined {
  return (
    files.map(({ _writeStream }) => _writeStream.errored).find((error) => error !== null) ??
    undefined
  );
}

function formOf(req: Request): FormRequest {
  return req as FormRequest;
}

/** formidable 1 does not handle errors when it writes a file; unhandled, a full disk would end the whole process. */
function reportWriteErrors(file: FormFile, report: (error: unknown) => void): void {
  const open = file.open.bind(file);
  file.open = () => {
    open();
    file._writeStream.on('error', report);
  };
}

/** formidable's own errors have no code; one with a code comes from the system and is not the client's fault. */
function fromFormidable(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || 'status' in error) return error;
  if (error.message.startsWith('maxFileSize')) return tooLarge(PHOTO_TEXTS.tooLarge, 'photo');
  if (error.message.startsWith('maxFields')) return tooLarge('The form is too large');
  if (error.message.includes('content-type')) {
    return unsupportedType('Send the form as multipart/form-data with a boundary');
  }
  return badRequest('The form is malformed');
}
