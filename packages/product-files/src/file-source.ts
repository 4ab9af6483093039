/** A file that can be read several times, from its beginning. */
export interface FileSource {
  open(): AsyncIterable<Uint8Array>;
}

/** Something about a cell, or about a whole record, of a file. */
export interface Remark {
  /** The line of the file on which the record begins, from 1. */
  line: number;
  /** The header of the column; empty for the whole record. */
  column: string;
  /** What stands there. */
  value: string;
  /** What is wrong with it, or what was made of it. */
  reason: string;
}

/** The file as a whole can't be read; the message says why. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}
