import type { Response } from 'express';
import { log } from '../log/log.js';
import { requestId } from '../operations/request-id.js';
import { sendStream } from './send-stream.js';

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
  res.attachment(name);
  try {
    await sendStream(res, content);
  } catch (error) {
    log.error('The file was cut off', error, requestId(res));
    res.destroy();
  }
}
