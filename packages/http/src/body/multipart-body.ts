import { PHOTO_LIMITS, PHOTO_TEXTS } from '@shop/shared';
import type { RequestHandler } from 'express';
import formidable, { type FormPart } from 'express-formidable';
import { contextOf } from '../context.js';
import { badRequest, HttpError, tooLarge, unsupportedType, wrongField } from '../errors/errors.js';
import { assertFormLength, countFormBytes, FIELD_BYTES } from './upload-bounds.js';

/** Text fields and files of a form together. */
const MAX_PARTS = 50;

/** `boundary=` and the text between the parts, without which a form can't be read. */
const BOUNDARY = /;\s*boundary=\s*[^;\s]/i;

/**
 * Reads a multipart form into memory: its text fields become `req.body`, and the bytes of its file field `photo` the
 * context's `photo`. A file's name and type come from the client and are not to be trusted.
 * @throws HttpError 413, 415 or 400 for what a client did wrong, 503 when too many are in progress.
 */
export const multipartBody: RequestHandler = (req, res, next) => {
  if (!req.is('multipart/form-data')) throw unsupportedType('Send the form as multipart/form-data');
  if (!BOUNDARY.test(req.headers['content-type'] ?? ''))
    throw unsupportedType('Send the form as multipart/form-data with a boundary');
  assertFormLength(req);

  const form = new ReceivedForm();
  let isOver = false;
  // formidable may report a failure twice; Express must get it once.
  const proceed = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    if (error) {
      // The rest of the form is read and dropped, so that the client receives the reply.
      req.resume();
      next(error instanceof HttpError ? error : badRequest('The form is malformed'));
      return;
    }
    if (form.isPhotoEmpty) {
      next(wrongField('photo', PHOTO_TEXTS.empty));
      return;
    }
    req.body = form.fields();
    contextOf(res).photo = form.photo();
    next();
  };
  const onPart = (part: FormPart) => {
    if (isOver) return;
    const refusal = form.begin(part);
    if (refusal) proceed(refusal);
    part.on('data', (bytes: Buffer) => {
      if (isOver) return;
      const tooMany = form.receive(part, bytes);
      if (tooMany) proceed(tooMany);
    });
  };
  countFormBytes(req, res, proceed);
  formidable({ onPart })(req, res, proceed);
};

/** The parts of one form, as far as they have arrived. */
class ReceivedForm {
  private readonly parts = new Map<FormPart, Buffer[]>();
  private fieldBytes = 0;
  private fileBytes = 0;

  /** @returns why the form is refused, if it is. */
  begin(part: FormPart): HttpError | undefined {
    this.parts.set(part, []);
    return this.parts.size > MAX_PARTS ? tooLarge('The form has too many fields') : undefined;
  }

  /** @returns why the form is refused, if it is. */
  receive(part: FormPart, bytes: Buffer): HttpError | undefined {
    if (isFile(part)) this.fileBytes += bytes.length;
    else this.fieldBytes += bytes.length;
    if (!isFile(part) || part.name === 'photo') this.parts.get(part)?.push(bytes);
    if (this.fileBytes > PHOTO_LIMITS.bytes) return tooLarge(PHOTO_TEXTS.tooLarge, 'photo');
    return this.fieldBytes > FIELD_BYTES ? tooLarge('The form is too large') : undefined;
  }

  /** The text fields; of several with one name, the last. */
  fields(): Record<string, string> {
    const fields = [...this.parts].filter(([part]) => !isFile(part));
    return Object.fromEntries(
      fields.map(([{ name }, bytes]) => [name ?? '', Buffer.concat(bytes).toString()]),
    );
  }

  /** A form in which no file was chosen has a file without a name and without bytes. */
  photo(): Buffer | undefined {
    const bytes = Buffer.concat(this.lastPhoto?.[1] ?? []);
    return bytes.length > 0 ? bytes : undefined;
  }

  get isPhotoEmpty(): boolean {
    return Boolean(this.lastPhoto?.[0].filename) && this.photo() === undefined;
  }

  private get lastPhoto(): [FormPart, Buffer[]] | undefined {
    return [...this.parts].findLast(([part]) => isFile(part) && part.name === 'photo');
  }
}

function isFile({ filename }: FormPart): boolean {
  return filename !== undefined;
}
