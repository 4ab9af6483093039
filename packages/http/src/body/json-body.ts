import type { Endpoint } from '@shop/shared';
import express, { type Request, type RequestHandler } from 'express';
import { contextOf } from '../context.js';
import { badRequest, unsupportedType } from '../errors/errors.js';
import { readInTime } from './read-in-time.js';

/** An order of a hundred items has 6 KB. JSON that is nested as deeply as possible takes V8 ten times as long to parse. */
const parseSmall = express.json({ limit: '16kb' });
/** Synonyms, or the statuses of 500 orders. */
const parseLarge = express.json({ limit: '100kb' });
/** Five hundred variants with their texts. */
const parseLargest = express.json({ limit: '500kb' });

/** Reads a JSON body; a body of another type is refused rather than ignored. */
export function jsonBody({ access, hasLargeBody }: Endpoint): RequestHandler {
  const parseAdmins = hasLargeBody ? parseLargest : parseLarge;
  const parse = readInTime(access === 'admin' ? parseAdmins : parseSmall);
  return (req, res, next) => {
    if (hasBody(req) && !req.is('application/json'))
      throw unsupportedType('Send JSON with Content-Type: application/json');
    const { body } = contextOf(res);
    if (body) {
      req.body = parsed(body);
      next();
      return;
    }
    return parse(req, res, next);
  };
}

function hasBody(req: Request): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  );
}

/** A body that was read before the application was called. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw badRequest('The request is malformed');
  }
}
