import type { IncomingMessage, ServerResponse } from 'node:http';
import morgan from 'morgan';

morgan.token('id', (_req: IncomingMessage, res: ServerResponse) =>
  String(res.getHeader('X-Request-Id') ?? '-'),
);

/**
 * One line per request: time, id, method, address, status, size, duration. Never headers or bodies: they hold secrets.
 * The size is that of the reply's body in bytes, or `-` where it isn't known beforehand, as for compressed replies.
 */
export function requestLog() {
  return morgan(':date[iso] :id :method :url :status :res[content-length] :response-time ms', {
    skip: (req) => req.url === '/healthz' || req.url === '/readyz' || req.url === '/metrics',
  });
}
