import type { RequestHandler, Response } from 'express';
import { contextOf } from '../context.js';
import { errorHandler } from '../errors/error-handler.js';
import { busy } from '../errors/errors.js';

/** Longer than any call takes, but shorter than browsers and proxies wait, so that the shop itself sends the 503. */
const ANSWER_DEADLINE_MS = 15_000;

/**
 * Answers with a 503 after a deadline. Work in progress may still succeed afterwards, but its outcome is no longer
 * reported: a client repeats a checkout with the same key.
 */
export const answerInTime: RequestHandler = (req, res, next) => {
  stopClock(res);
  const timer = setTimeout(() => void errorHandler(busy(), req, res, next), ANSWER_DEADLINE_MS);
  contextOf(res).deadline = timer;
  res.once('close', () => clearTimeout(timer));
  next();
};

/** Suspends the deadline while the caller sends the body, which has its own timeouts. Afterwards, it starts anew. */
export function whileReading(readBody: RequestHandler): RequestHandler {
  return (req, res, next) => {
    stopClock(res);
    return readBody(req, res, (error?: unknown) => {
      if (error) next(error);
      else answerInTime(req, res, next);
    });
  };
}

/** Cancels the deadline. */
export function stopClock(res: Response): void {
  clearTimeout(contextOf(res).deadline);
}
