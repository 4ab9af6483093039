import type { Request, Response } from 'express';
import { routeLabel } from '../operations/metrics.js';
import { loggedPath } from '../operations/logged-path.js';
import type { SentAnswer } from './ready-answer.js';

/** Headers that are set anew for each reply. */
const OWN_TO_EACH = new Set([
  'access-control-allow-origin',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'x-request-id',
]);

/** A reply as it was sent. */
export type CapturedReply = Omit<SentAnswer, 'tags'>;

/** Calls `take` with the reply, if it is sent in full and has this status. */
export function captureReply(
  req: Request,
  res: Response,
  take: (reply: CapturedReply) => void,
  status = 200,
): void {
  const send = res.send.bind(res);
  res.send = (body: unknown) => {
    const sent = send(body);
    const etag = res.get('ETag');
    if (res.statusCode === status && etag && (typeof body === 'string' || Buffer.isBuffer(body))) {
      take({
        status,
        headers: sharedHeaders(res),
        etag,
        body: Buffer.from(body),
        route: routeLabel(res),
        path: loggedPath(req, res),
      });
    }
    return sent;
  };
}

function sharedHeaders(res: Response): string[] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || OWN_TO_EACH.has(name)) return [];
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    // A nonce is only valid for one reply, so a cached page has none.
    return [name, name === 'content-security-policy' ? text.replace(/ 'nonce-[^']*'/, '') : text];
  });
}
