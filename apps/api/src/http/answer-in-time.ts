import type { RequestHandler, Response } from 'express';
import { errorHandler } from './error-handler.js';
import { busy } from './errors.js';

/** Longer than any call takes, shorter than browsers and proxies wait: who waits in vain is told by us. */
const ANSWER_MS = 15_000;

/**
 * Bounds how long a caller waits for us. What was begun may still end well afterwards, but its outcome is not told any
 * more: a checkout is asked for again with its key.
 */
export const answerInTime: RequestHandler = (req, res, next) => {
  stopClock(res);
  const timer = setTimeout(() => void errorHandler(busy(), req, res, next), ANSWER_MS);
  res.locals.answerTimer = timer;
  res.once('close', () => clearTimeout(timer));
  next();
};

/** Stops the clock while the caller speaks: how long that may take is the server's to say. */
export function whileReading(readBody: RequestHandler): RequestHandler {
  return (req, res, next) => {
    stopClock(res);
    return readBody(req, res, (error?: unknown) => {
      if (error) next(error);
      else answerInTime(req, res, next);
    });
  };
}

function stopClock({ locals }: Response): void {
  clearTimeout(locals.answerTimer as NodeJS.Timeout | undefined);
}
