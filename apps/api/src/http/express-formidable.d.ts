/** express-formidable 1.2 with formidable 1.2 inside; the published types describe formidable 3. */
declare module 'express-formidable' {
  import type { RequestHandler } from 'express';

  interface Options {
    /** Bytes of all files together. */
    maxFileSize: number;
    /** Bytes of all text fields together. */
    maxFieldsSize: number;
  }

  export default function formidable(options: Options): RequestHandler;
}
