import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Gives every request an id that its reply, its log line and its errors share. */
export const assignRequestId: RequestHandler = (_req, res, next) => {
  res.set(HEADER, randomUUID());
  next();
};

export function requestId(res: Response): string {
  return res.get(HEADER) ?? '-';
}
