/** express-formidable 1.2 with formidable 1.2 inside; the published types describe formidable 3. */
declare module 'express-formidable' {
  import type { WriteStream } from 'node:fs';
  import type { NextFunction, Request, RequestHandler, Response } from 'express';

  interface Options {
    uploadDir: string;
    /** Bytes of all files together. */
    maxFileSize: number;
    /** Bytes of all text fields together. */
    maxFieldsSize: number;
  }

  /** A file of the form; it is written between `fileBegin` and the end of parsing. */
  export interface FormFile {
    /** The client's name for it; empty if a browser sends the form without a chosen file. */
    name: string | null;
    path: string;
    size: number;
    open(): void;
    _writeStream: WriteStream;
  }

  interface FormEvent {
    event: 'field' | 'fileBegin';
    action(req: Request, res: Response, next: NextFunction, name: string, value: never): void;
  }

  export default function formidable(options: Options, events: FormEvent[]): RequestHandler;
}
