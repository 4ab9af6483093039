/** express-formidable 1.2 with formidable 1.2 inside; the published types describe formidable 3. */
declare module 'express-formidable' {
  import type { Readable } from 'node:stream';
  import type { RequestHandler } from 'express';

  /** A field or a file of a form. Its stream has no backpressure. */
  export interface FormPart extends Pick<Readable, 'on'> {
    name: string | null;
    /** The client's name for the file; empty if a browser sends the form without a chosen file. Undefined for a field. */
    filename: string | undefined;
  }

  interface Options {
    /** Takes the place of formidable's own handling of parts. */
    onPart: (part: FormPart) => void;
  }

  export default function formidable(options: Options): RequestHandler;
}
