import { logFormat } from './log-format.js';

/** What the log says of a request. Never its headers or its body: they hold secrets. */
export interface RequestEntry {
  /** as ISO 8601 text */
  readonly time: string;
  readonly id: string;
  readonly method: string;
  /** without the query */
  readonly path: string;
  readonly status: number | undefined;
  /** size of the reply's body in bytes; undefined if it isn't known beforehand, as for compressed replies */
  readonly bytes: number | undefined;
  /** undefined if the client left before the reply */
  readonly ms: number | undefined;
}

/** The line of a request, without its end. */
export function requestLine(request: RequestEntry): string {
  if (logFormat() === 'json') return JSON.stringify({ ...request, level: 'info' });
  const { time, id, method, path, status, bytes, ms } = request;
  return `${time} ${id} ${method} ${path} ${status ?? '-'} ${bytes ?? '-'} ${ms?.toFixed(3) ?? '-'} ms`;
}
