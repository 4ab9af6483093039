import express, { type Request, type RequestHandler } from 'express';
import { unsupportedType } from './errors.js';

const parseJson = express.json({ limit: '100kb' });

/** Reads a JSON body; a body of another type is refused rather than ignored. */
export const jsonBody: RequestHandler = (req, res, next) => {
  if (hasBody(req) && !req.is('application/json'))
    throw unsupportedType('Send JSON with Content-Type: application/json');
  parseJson(req, res, next);
};

function hasBody(req: Request): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  );
}
