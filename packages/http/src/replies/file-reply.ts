import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { log } from '../log/log.js';
import { requestId } from '../operations/request-id.js';

/** A reply that browsers save as a file. It is streamed, so it may be larger than the memory. */
export class FileReply {
  constructor(
    /** Its extension decides the content type. */
    readonly name: string,
    readonly content: AsyncIterable<string | Uint8Array>,
  ) {}
}

/** Sends a file. If reading it fails, the connection is cut, so that nobody takes a partial file for a complete one. */
export async function sendFile(res: Response, { name, content }: FileReply): Promise<void> {
  // Many steps of a request listen for the end of its reply: a higher maximum avoids Node's warning about a leak.
  res.attachment(name).setMaxListeners(20);
  try {
    await pipeline(Readable.from(content), res);
  } catch (error) {
    if (!res.destroyed || !isHangUp(error))
      log.error(`${requestId(res)} The file was cut off`, error);
    res.destroy();
  }
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
