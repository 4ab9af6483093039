import { TOTAL_COUNT_HEADER } from '@shop/shared';
import type { Response } from 'express';
import { stopClock } from './answer-in-time.js';
import { FileReply, sendFile } from './file-reply.js';
import { ImageReply, sendImage } from './image-reply.js';

/** A page of a list, with the total count, which is sent in a header. */
export class Page<T> {
  constructor(
    readonly items: T,
    readonly total: number,
  ) {}
}

/**
 * Sends the result of a controller, in whatever form it is.
 * @returns the body, if it was sent as a whole.
 */
export async function sendReply(
  res: Response,
  status: number,
  result: unknown,
): Promise<string | Buffer | undefined> {
  // The deadline has passed: the caller already has a 503.
  if (res.headersSent) return undefined;
  if (result instanceof ImageReply) return sendImage(res, result);
  if (result instanceof FileReply) {
    stopClock(res);
    await sendFile(res.status(status), result);
    return undefined;
  }
  if (result instanceof Page) res.set(TOTAL_COUNT_HEADER, String(result.total));
  const body = JSON.stringify(result instanceof Page ? result.items : result);
  res.status(status).type('json').send(body);
  return body;
}
