import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Gives every request an id that its reply, its log line and its errors share. */
export const assignRequestId: RequestHandler = (_req, res, next) => {
  res.set(REQUEST_ID_HEADER, randomUUID());
  next();
};

export function requestId(res: Response): string {
  return res.get(REQUEST_ID_HEADER) ?? '-';
}
