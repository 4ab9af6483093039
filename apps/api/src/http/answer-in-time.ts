import type { RequestHandler, Response } from 'express';
import { errorHandler } from './error-handler.js';
import { busy } from './errors.js';

/** Longer than any call takes, shorter than browsers and proxies wait: the 503 comes from us. */
const ANSWER_DEADLINE_MS = 15_000;

/**
 * Bounds how long a caller waits for us. Work in progress may still succeed afterwards, but its outcome is no longer
 * reported: a client repeats a checkout with its key.
 */
export const answerInTime: RequestHandler = (req, res, next) => {
  stopClock(res);
  const timer = setTimeout(() => void errorHandler(busy(), req, res, next), ANSWER_DEADLINE_MS);
  res.locals.answerTimer = timer;
  res.once('close', () => clearTimeout(timer));
  next();
};

/** Stops the clock while the caller sends the body: other timeouts bound that. */
export function whileReading(readBody: RequestHandler): RequestHandler {
  return (req, res, next) => {
    stopClock(res);
    return readBody(req, res, (error?: unknown) => {
      if (error) next(error);
      else answerInTime(req, res, next);
    });
  };
}

/** Stops the clock for good: the reply has begun. */
export function stopClock({ locals }: Response): void {
  clearTimeout(locals.answerTimer as NodeJS.Timeout | undefined);
}
