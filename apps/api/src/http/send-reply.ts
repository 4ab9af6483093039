import { TOTAL_COUNT_HEADER } from '@shop/shared';
import type { Response } from 'express';
import { stopClock } from './answer-in-time.js';
import { FileReply, sendFile } from './file-reply.js';

/** A page of a list, with the total count, which is sent in a header. */
export class Page<T> {
  constructor(
    readonly items: T,
    readonly total: number,
  ) {}
}

/** Writes a reply that is not JSON. */
export type WriteReply = (res: Response) => void;

/** Sends the result of a controller, in whatever form it is. */
export async function sendReply(res: Response, status: number, result: unknown): Promise<void> {
  // The deadline has passed: the caller already has a 503.
  if (res.headersSent) return;
  if (typeof result === 'function') {
    (result as WriteReply)(res);
    return;
  }
  if (result instanceof FileReply) {
    stopClock(res);
    await sendFile(res.status(status), result);
    return;
  }
  if (result instanceof Page) {
    res.set(TOTAL_COUNT_HEADER, String(result.total));
    res.status(status).json(result.items);
    return;
  }
  res.status(status).json(result);
}
