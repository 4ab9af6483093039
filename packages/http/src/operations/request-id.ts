import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What proxies send, and nothing that could forge a line of the log. */
const PROXYS_ID = /^[\w.:=@+/-]{8,128}$/;

/** The id that a trusted proxy gave the request, so that its log and the shop's can be joined; else a new one. */
export function requestIdOf({ headers }: IncomingMessage, behindProxy: boolean): string {
  const given = headers['x-request-id'];
  return behindProxy && typeof given === 'string' && PROXYS_ID.test(given) ? given : randomUUID();
}

/** Gives every request an id that its reply, its log line and its errors share. */
export function assignRequestId(behindProxy: boolean): RequestHandler {
  return (req, res, next) => {
    res.set(REQUEST_ID_HEADER, requestIdOf(req, behindProxy));
    next();
  };
}

export function requestId(res: Response): string {
  return res.get(REQUEST_ID_HEADER) ?? '-';
}
