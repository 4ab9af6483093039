import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { log } from '../log.js';
import { requestId } from './operations/request-id.js';

/** A reply that browsers save as a file, made while it is sent, so that it may be larger than the memory. */
export class FileReply {
  constructor(
    /** Its ending decides the content type. */
    readonly name: string,
    readonly text: AsyncIterable<string>,
  ) {}
}

/** Sends a file. When it can't be read to its end, the connection is cut, so that nobody takes it for whole. */
export async function sendFile(res: Response, { name, text }: FileReply): Promise<void> {
  // Beside ours, each step that a request passes listens for the end of its reply.
  res.attachment(name).setMaxListeners(20);
  try {
    await pipeline(Readable.from(text), res);
  } catch (error) {
    if (!res.destroyed || !isHangUp(error))
      log.error(`${requestId(res)} The file was cut off`, error);
    res.destroy();
  }
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
