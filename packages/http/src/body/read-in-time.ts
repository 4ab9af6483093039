import type { RequestHandler } from 'express';
import { tooSlow } from '../errors/errors.js';

/** Enough for a hundred kilobytes on a slow line. Uploads may take longer. */
const BODY_TIMEOUT_MS = 30_000;

/** Reads a body; one that comes too slowly is refused with 408. */
export function readInTime(read: RequestHandler): RequestHandler {
  return (req, res, next) => {
    let isOver = false;
    const proceed = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      next(error);
    };
    const timer = setTimeout(() => proceed(tooSlow()), BODY_TIMEOUT_MS);
    return read(req, res, proceed);
  };
}
