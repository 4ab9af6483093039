import express, { type Request, type RequestHandler } from 'express';
import { tooSlow, unsupportedType } from '../errors.js';

const parseJson = express.json({ limit: '100kb' });

/** Enough for a hundred kilobytes on a slow line. Uploads may take longer. */
const BODY_TIMEOUT_MS = 30_000;

/** Reads a JSON body; a body of another type is refused rather than ignored. */
export const jsonBody: RequestHandler = (req, res, next) => {
  if (hasBody(req) && !req.is('application/json'))
    throw unsupportedType('Send JSON with Content-Type: application/json');
  let isOver = false;
  const proceed = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    next(error);
  };
  const timer = setTimeout(() => proceed(tooSlow()), BODY_TIMEOUT_MS);
  parseJson(req, res, proceed);
};

function hasBody(req: Request): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  );
}
