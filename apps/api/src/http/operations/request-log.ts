import type { Request, Response } from 'express';
import morgan from 'morgan';
import { withoutPeople } from '../../log.js';
import { requestId } from './request-id.js';

/** In characters. Longer ones are nobody's links. */
const MAX_PATH_LENGTH = 300;

morgan.token<Request, Response>('id', (_req, res) => requestId(res));

// Without the query, where administrators search for e-mail addresses.
morgan.token<Request, Response>('path', ({ originalUrl }) => {
  const [path = ''] = originalUrl.split('?', 1);
  return withoutPeople(path.slice(0, MAX_PATH_LENGTH));
});

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
