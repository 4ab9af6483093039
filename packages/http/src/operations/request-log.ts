import type { Request, Response } from 'express';
import morgan from 'morgan';
import { requestLine } from '../log/request-line.js';
import { loggedPath } from './logged-path.js';
import { requestId } from './request-id.js';

/** One line per request. */
export function requestLog() {
  return morgan<Request, Response>(
    (tokens, req, res) =>
      requestLine({
        time: new Date().toISOString(),
        id: requestId(res),
        method: req.method,
        path: loggedPath(req, res),
        status: numeric(tokens.status?.(req, res)),
        bytes: numeric(tokens.res?.(req, res, 'content-length')),
        ms: numeric(tokens['response-time']?.(req, res)),
      }),
    {
      skip: ({ originalUrl }) => originalUrl === '/readyz' || originalUrl === '/metrics',
    },
  );
}

/** A token of morgan is undefined if nothing was sent, as when the client left. */
const numeric = (token: string | undefined) => (token === undefined ? undefined : Number(token));
