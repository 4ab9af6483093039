import type { Request, Response } from 'express';
import morgan from 'morgan';
import { loggedPath } from './logged-path.js';
import { requestId } from './request-id.js';

morgan.token<Request, Response>('id', (_req, res) => requestId(res));

morgan.token<Request, Response>('path', loggedPath);

/**
 * One line per request: time, id, method, address, status, size, duration. Never headers or bodies: they hold secrets.
 * The size is that of the reply's body in bytes, or `-` where it isn't known beforehand, as for compressed replies.
 */
export function requestLog() {
  return morgan<Request, Response>(
    ':date[iso] :id :method :path :status :res[content-length] :response-time ms',
    {
      skip: ({ originalUrl }) => originalUrl === '/readyz' || originalUrl === '/metrics',
    },
  );
}
